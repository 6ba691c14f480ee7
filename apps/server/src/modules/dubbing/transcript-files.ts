import type { DubbingTranscript } from '@mynah/contract/dubbing/dubbing';
import type { DubbingTranscriptFormat } from '@mynah/contract/dubbing/dubbing-values';
import { toSrt, toVtt } from '@mynah/text/subtitles';
import { Failure } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTargetIn, requireReady } from './dubbing.policy.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { listSegments, listSpeakers } from './segments.store.ts';
import { listLines } from './targets.store.ts';

/** One line of what is said. */
export interface SaidLine {
  speaker: string;
  startMs: number;
  endMs: number;
  text: string;
}

/** Of the source, in its own language. */
export const sourceName = 'source';

/** What is said in a language of a dubbing. @throws Failure `dubbing_not_dubbed`, `dubbing_language_not_found` */
export async function readTranscript(
  platform: Platform,
  dubbing: DubbingRow,
  language: string,
): Promise<{ language: string; lines: SaidLine[] }> {
  requireReady(dubbing);
  const { db } = platform;
  const [segments, speakers] = [await listSegments(db, dubbing), await listSpeakers(db, dubbing)];
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  const lineOf = (segment: (typeof segments)[number], text: string): SaidLine => ({
    speaker: names.get(segment.speakerId) ?? '',
    startMs: segment.startMs,
    endMs: segment.endMs,
    text,
  });
  if (language === sourceName)
    return {
      language: dubbing.language ?? '',
      lines: segments.map((segment) => lineOf(segment, segment.text)),
    };
  const target = await getTargetIn(platform, dubbing, language);
  const lines = await listLines(db, target);
  const said = new Map(lines.map(({ segmentId, translation }) => [segmentId, translation]));
  if (target.outputRevision === null && !lines.some(({ translation }) => translation !== null))
    throw notDubbed();
  return {
    language: target.language,
    lines: segments.flatMap((segment) => {
      const text = said.get(segment.id);
      return text ? [lineOf(segment, text)] : [];
    }),
  };
}

export const notDubbed = (): Failure =>
  new Failure('dubbing_not_dubbed', 'This language isn’t dubbed yet. Try again when it is.');

export function writeTranscript(
  { language, lines }: { language: string; lines: readonly SaidLine[] },
  format: DubbingTranscriptFormat,
): string {
  if (format === 'json') return JSON.stringify(toTranscript({ language, lines }));
  const cues = lines.map(({ startMs, endMs, text }) => ({
    start: startMs / 1000,
    end: endMs / 1000,
    lines: text.split('\n'),
  }));
  return format === 'srt' ? toSrt(cues) : toVtt(cues);
}

export const toTranscript = ({
  language,
  lines,
}: {
  language: string;
  lines: readonly SaidLine[];
}): DubbingTranscript => ({
  language,
  utterances: lines.map(({ speaker, startMs, endMs, text }) => ({
    text,
    speaker_id: speaker,
    start_s: startMs / 1000,
    end_s: endMs / 1000,
    words: [],
  })),
});
