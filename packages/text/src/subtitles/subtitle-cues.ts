import { fitWords } from './fit-words.ts';
import type { TimedWord } from './timed-words.ts';
import { WordRow } from './word-row.ts';

/** What is shown at once. Times in seconds. */
export interface SubtitleCue {
  start: number;
  end: number;
  /** One or two. */
  lines: string[];
}

export interface SubtitleOptions {
  /** Length of the sound in seconds: no cue ends after it. */
  duration: number;
  /** In Latin letters; those of Chinese, Japanese and Korean count as two. */
  lineWidth?: number;
}

const defaultLineWidth = 42;
const shortest = 1;
const longest = 7;
/** Two frames of film: without them two cues look like one. */
const gap = 2 / 24;
/** A pause that is shorter is bridged, so that the text does not flicker. */
const bridged = 0.5;
/** Letters a second that can be read with ease. */
const readingSpeed = 17;
/** No cue runs over a pause of this length, if it can be helped. */
const longPause = 1.2;

/**
 * Subtitles of words: cues by sentence and clause, of at most two lines, one to seven seconds long where the words
 * leave room, with two frames between them, and no faster than can be read where there is a pause.
 * Of all ways to cut, the cheapest is taken (dynamic programming over the words).
 */
export function subtitleCues(words: readonly TimedWord[], options: SubtitleOptions): SubtitleCue[] {
  const { duration, lineWidth = defaultLineWidth } = options;
  const heard = words.filter(({ text, start }) => text !== '' && start < duration);
  const row = new WordRow(fitWords(heard, lineWidth), lineWidth);
  return cheapestCuts(row, duration).map((stretch) => ({
    start: row.words[stretch.from]!.start,
    end: endOf(row, stretch, duration),
    lines: row.lines(stretch.from, stretch.to),
  }));
}

/** Words `from` to `to` (exclusive). */
interface Stretch {
  from: number;
  to: number;
}

/** How long a cue may stand: until the next one, within the sound. */
function roomOf({ words }: WordRow, { from, to }: Stretch, duration: number): number {
  const next = words[to];
  const until = next ? Math.min(duration, next.start - gap) : duration;
  return Math.max(0, Math.min(until - words[from]!.start, longest));
}

function endOf(row: WordRow, stretch: Stretch, duration: number): number {
  const { from, to } = stretch;
  const { start } = row.words[from]!;
  const spoken = row.words[to - 1]!.end - start;
  const room = roomOf(row, stretch, duration);
  const next = row.words[to];
  const bridge = next && next.start - start - spoken < bridged ? room : 0;
  return start + Math.min(room, Math.max(spoken, shortest, row.width(from, to) / readingSpeed, bridge));
}

function cheapestCuts(row: WordRow, duration: number): Stretch[] {
  const costs = [0];
  const cameFrom = [0];
  for (let to = 1; to <= row.words.length; to++) {
    costs[to] = Number.POSITIVE_INFINITY;
    let inside = 0;
    for (let from = to - 1; from >= 0; from--) {
      if (from < to - 1) inside += runOverCost(row, from);
      const cost = cueCost(row, { from, to }, duration);
      if (cost === undefined) break;
      const total = costs[from]! + cost + inside;
      if (total >= costs[to]!) continue;
      costs[to] = total;
      cameFrom[to] = from;
    }
  }
  const cuts: Stretch[] = [];
  for (let to = row.words.length; to > 0; to = cameFrom[to]!) cuts.push({ from: cameFrom[to]!, to });
  return cuts.reverse();
}

/** What it costs that a cue goes on after a word. */
function runOverCost({ words, cutCosts }: WordRow, index: number): number {
  if (words[index + 1]!.start - words[index]!.end > longPause) return 60;
  return cutCosts[index] === 0 ? 12 : 0;
}

/** Undefined when these words are too many for one cue: more of them will not help. */
function cueCost(row: WordRow, stretch: Stretch, duration: number): number | undefined {
  const { from, to } = stretch;
  const lineBreak = row.lineBreak(from, to);
  const spoken = row.words[to - 1]!.end - row.words[from]!.start;
  if (to - from > 1 && (lineBreak === undefined || spoken > longest)) return undefined;
  const room = roomOf(row, stretch, duration);
  const tooShort = room < shortest - 1e-9 ? 100 + 1000 * (shortest - room) : 0;
  const tooFast = Math.max(0, row.width(from, to) / readingSpeed - room);
  const secondLine = lineBreak === to ? 0 : 1;
  return 6 + tooShort + 8 * tooFast + 10 * row.cutCosts[to - 1]! + secondLine;
}
