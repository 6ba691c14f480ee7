import { cutCost, textWidth } from '@mynah/text/subtitles';
import { type TranscriptWord, textOf } from './transcript-word.ts';

/** A stretch of a transcript that is shown at once. */
export interface Segment {
  text: string;
  /** Seconds; 0 where times were not wanted. */
  start: number;
  end: number;
  speakerId: string | null;
  words: TranscriptWord[];
}

export interface SegmentLimits {
  /** Seconds. */
  silence?: number;
  /** Seconds. */
  duration?: number;
  /** In Latin letters; Chinese, Japanese and Korean characters count as two. */
  width?: number;
}

/**
 * A transcript in segments: cut where the speaker changes and at silences, and where one would be too long, at the
 * best place in it, not too near its beginning: after a sentence, else a clause, else between words.
 */
export function segmentWords(words: readonly TranscriptWord[], limits: SegmentLimits): Segment[] {
  return splitAtBreaks(words, limits.silence)
    .flatMap((stretch) => splitLong(stretch, limits))
    .flatMap((stretch) => toSegment(stretch) ?? []);
}

function splitAtBreaks(words: readonly TranscriptWord[], silence: number | undefined): TranscriptWord[][] {
  const stretches: TranscriptWord[][] = [];
  let before: TranscriptWord | undefined;
  for (const word of words) {
    const breaks = before && word.type !== 'spacing' && isBreak(before, word, silence);
    if (!before || breaks) stretches.push([]);
    stretches.at(-1)!.push(word);
    if (word.type !== 'spacing') before = word;
  }
  return stretches;
}

const isBreak = (before: TranscriptWord, word: TranscriptWord, silence: number | undefined): boolean =>
  before.speakerId !== word.speakerId ||
  before.channelIndex !== word.channelIndex ||
  (silence !== undefined && (word.start ?? 0) - (before.end ?? 0) > silence);

function splitLong(words: TranscriptWord[], limits: SegmentLimits): TranscriptWord[][] {
  const pieces: TranscriptWord[][] = [];
  let rest = words;
  for (;;) {
    const room = fitting(rest, limits);
    if (room >= rest.length) return [...pieces, rest];
    const cut = bestCut(rest, room);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
}

/** How many entries from the front are within the limits; one word at least. */
function fitting(
  words: readonly TranscriptWord[],
  { duration = Infinity, width = Infinity }: SegmentLimits,
): number {
  const first = words.find(({ type }) => type !== 'spacing');
  let taken = 0;
  let count = 0;
  let hasWord = false;
  for (const word of words) {
    taken += textWidth(word.text);
    const isOver = taken > width || (word.end ?? 0) - (first?.start ?? 0) > duration;
    if (isOver && hasWord && word.type !== 'spacing') return count;
    hasWord ||= word.type !== 'spacing';
    count++;
  }
  return count;
}

/** At most `room`; the cheapest place in the last three quarters of it, the later of equals. */
function bestCut(words: readonly TranscriptWord[], room: number): number {
  let best = room;
  let least = Number.POSITIVE_INFINITY;
  for (let cut = room; cut > room / 4; cut--) {
    const last = words[cut - 1]!.type === 'spacing' ? words[cut - 2] : words[cut - 1];
    if (words[cut]?.type === 'spacing' || !last) continue;
    const cost = cutCost(last.text);
    if (cost >= least) continue;
    least = cost;
    best = cut;
  }
  return best;
}

function toSegment(stretch: readonly TranscriptWord[]): Segment | undefined {
  const words = stretch.slice(
    stretch.findIndex(({ type }) => type !== 'spacing'),
    stretch.findLastIndex(({ type }) => type !== 'spacing') + 1,
  );
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  return {
    text: textOf(words).trim(),
    start: first.start ?? 0,
    end: last.end ?? 0,
    speakerId: first.speakerId,
    words,
  };
}
