import type { DubbingEditor, DubbingLine, DubbingSpeaker } from '@mynah/contract/dubbing/editor';
import { unixSeconds } from '../../platform/clock/clock.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { isOwn } from './making/voice-of-line.ts';
import { type FullTarget, isStale } from './resource.view.ts';
import type { SegmentRow, SpeakerRow } from './segments.tables.ts';
import { percent, statusOf, targetMessageOf } from './statuses.ts';
import type { TakeRow, TargetRow } from './targets.tables.ts';

interface LineParts {
  full: FullTarget;
  speakers: ReadonlyMap<string, SpeakerRow>;
}

export function toLine({ full, speakers }: LineParts, segment: SegmentRow): DubbingLine {
  const { target, lines, takes } = full;
  const line = lines.get(segment.id);
  const take = takes.get(line?.takeId ?? '');
  const speaker = speakers.get(segment.speakerId)!;
  const isOldText = line?.translation != null && line.sourceText !== segment.text;
  return {
    segment_id: segment.id,
    speaker_id: segment.speakerId,
    start_ms: segment.startMs,
    end_ms: segment.endMs,
    source_text: segment.text,
    text: line?.translation ?? null,
    is_locked: line?.isLocked ?? false,
    dub: take
      ? {
          take_id: take.id,
          start_ms: segment.startMs,
          duration_ms: take.durationMs,
          peaks: [...take.peaks],
        }
      : null,
    is_stale: isOldText || (take !== undefined && isStale({ target, line, take, segment, speaker })),
    state: line?.state ?? 'idle',
    error: line?.error ?? null,
    fit: take ? (take.fits ? 'fits' : 'too_long') : null,
    speed: take?.speed ?? null,
    takes: (full.takesOf.get(segment.id) ?? []).map((each) => toTake(each, take)),
  };
}

const toTake = (take: TakeRow, chosen: TakeRow | undefined): DubbingLine['takes'][number] => ({
  take_id: take.id,
  text: take.text,
  voice_id: take.voiceId,
  duration_ms: take.durationMs,
  speed: take.speed,
  created_at_unix: unixSeconds(take.createdAt),
  is_chosen: take.id === chosen?.id,
});

export const toSpeaker = (speaker: SpeakerRow, voiceNames: ReadonlyMap<string, string>): DubbingSpeaker => ({
  speaker_id: speaker.id,
  name: speaker.name,
  voice_id: isOwn(speaker) ? null : speaker.voice,
  voice_name: isOwn(speaker) ? null : (voiceNames.get(speaker.voice) ?? null),
});

interface EditorParts extends LineParts {
  dubbing: DubbingRow;
  accessLevel: DubbingEditor['access_level'];
  segments: readonly SegmentRow[];
  targets: readonly TargetRow[];
  progress: ReadonlyMap<string, number>;
  voiceNames: ReadonlyMap<string, string>;
}

export function toEditor(parts: EditorParts): DubbingEditor {
  const { dubbing, full, speakers, segments, targets, progress, voiceNames } = parts;
  return {
    dubbing_id: dubbing.id,
    name: dubbing.name,
    status: statusOf(dubbing, targets),
    access_level: parts.accessLevel,
    revision: dubbing.version,
    media: {
      content_type: dubbing.contentType,
      duration_ms: dubbing.durationMs,
      has_picture: dubbing.hasPicture,
    },
    source_language: dubbing.language,
    target_language: full.target.language,
    languages: targets.map((target) => ({
      language_id: target.id,
      language_code: target.language,
      status: target.state,
      progress: target.runId === null ? 100 : percent(progress.get(target.runId) ?? 0),
      progress_message: targetMessageOf(target),
      error: target.failureMessage,
    })),
    speakers: [...speakers.values()].map((speaker) => toSpeaker(speaker, voiceNames)),
    lines: segments.map((segment) => toLine(parts, segment)),
    source_peaks: [...(dubbing.peaks ?? [])],
  };
}
