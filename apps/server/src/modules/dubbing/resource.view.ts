import { renderTypes } from '@mynah/contract/dubbing/dubbing-values';
import type { DubbingResource } from '@mynah/contract/dubbing/resource';
import type { Platform } from '../../platform/platform.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import type { DubbingExportRow } from './exports.tables.ts';
import { contentHashOf } from './making/line-content.ts';
import { writeFileAddress } from './media-token.ts';
import type { SegmentRow, SpeakerRow } from './segments.tables.ts';
import type { LineRow, TakeRow, TargetRow } from './targets.tables.ts';

/** A language with all that it says. */
export interface FullTarget {
  target: TargetRow;
  lines: ReadonlyMap<string, LineRow>;
  takes: ReadonlyMap<string, TakeRow>;
  /** By segment, newest first. */
  takesOf: ReadonlyMap<string, readonly TakeRow[]>;
}

export interface FullDubbing {
  dubbing: DubbingRow;
  speakers: readonly SpeakerRow[];
  segments: readonly SegmentRow[];
  targets: readonly FullTarget[];
  renders: readonly DubbingExportRow[];
}

type MediaReference = DubbingResource['input'];

export function toResource(platform: Platform, full: FullDubbing): DubbingResource {
  const { dubbing, speakers, segments, targets, renders } = full;
  const { id, version, language, durationMs, contentType } = dubbing;
  const refer = (name: string, type: string, ms = durationMs): MediaReference => ({
    src: name,
    content_type: type,
    bucket_name: 'dubbing',
    random_path_slug: id,
    duration_secs: ms / 1000,
    is_audio: !type.startsWith('video/'),
    url: writeFileAddress(platform, dubbing, name),
  });
  const speech = refer('foreground', 'audio/wav');
  const languages = targets.map(({ target }) => target.language);
  const speakerOf = new Map(speakers.map((speaker) => [speaker.id, speaker]));
  return {
    id,
    version,
    source_language: language ?? '',
    target_languages: languages,
    input: refer('input', contentType),
    background: dubbing.backgroundBlob === null ? null : refer('background', 'audio/wav'),
    foreground: dubbing.foregroundBlob === null ? null : speech,
    speaker_tracks: Object.fromEntries(
      speakers.map((speaker) => [
        speaker.id,
        {
          id: speaker.id,
          media_ref: speech,
          speaker_name: speaker.name,
          voices: Object.fromEntries(languages.map((code) => [code, speaker.voice])),
          segments: segments.filter(({ speakerId }) => speakerId === speaker.id).map((segment) => segment.id),
        },
      ]),
    ),
    speaker_segments: Object.fromEntries(
      segments.map((segment) => [
        segment.id,
        {
          id: segment.id,
          start_time: segment.startMs / 1000,
          end_time: segment.endMs / 1000,
          text: segment.text,
          subtitles: framesOf(segment, segment.text),
          dubs: Object.fromEntries(
            targets.map((one) => [
              one.target.language,
              dubOf(one, segment, speakerOf.get(segment.speakerId)!, refer),
            ]),
          ),
        },
      ]),
    ),
    renders: Object.fromEntries(
      renders.map((render) => [
        render.id,
        {
          id: render.id,
          version: render.version,
          language:
            targets.find(({ target }) => target.id === render.targetId)?.target.language ?? 'original',
          type: renderTypes.find((type) => type === render.type) ?? null,
          media_ref:
            render.fileBlob && render.contentType ? refer(`render.${render.id}`, render.contentType) : null,
          status: statusOf(render),
        },
      ]),
    ),
  };
}

const statusOf = ({ state }: DubbingExportRow): 'complete' | 'processing' | 'failed' => {
  if (state === 'done') return 'complete';
  return state === 'failed' ? 'failed' : 'processing';
};

const framesOf = ({ startMs, endMs }: SegmentRow, text: string | null) =>
  text ? [{ start_time: startMs / 1000, end_time: endMs / 1000, lines: text.split('\n') }] : [];

function dubOf(
  { target, lines, takes }: FullTarget,
  segment: SegmentRow,
  speaker: SpeakerRow,
  refer: (name: string, type: string, ms?: number) => MediaReference,
) {
  const line = lines.get(segment.id);
  const take = takes.get(line?.takeId ?? '');
  const text = line?.translation ?? null;
  return {
    start_time: segment.startMs / 1000,
    end_time: segment.endMs / 1000,
    text,
    subtitles: framesOf(segment, text),
    audio_stale: isStale({ target, line, take, segment, speaker }),
    media_ref: take ? refer(`take.${take.id}`, 'audio/wav', take.durationMs) : null,
  };
}

interface MadeLine {
  target: TargetRow;
  line: LineRow | undefined;
  take: TakeRow | undefined;
  segment: SegmentRow;
  speaker: SpeakerRow;
}

/** The sound is of another text, voice or place, or there is none. */
export function isStale({ target, line, take, segment, speaker }: MadeLine): boolean {
  if (!line?.translation || !take) return true;
  return take.contentHash !== contentHashOf({ text: line.translation, segment, speaker, target });
}
