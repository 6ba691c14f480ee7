import type { TimingMark } from '@mynah/engine-spec';
import { FRAME_MS } from './frames.ts';
import type { Phrase } from './plan-phrases.ts';

/**
 * Frames kept of the model's boundaries, which are up to half a second of silence: sound may begin or end in them.
 * Measured on every voice: at speed 1 it begins up to 6 frames before the first token, at 0.7 up to 13.
 */
const LEAD_FRAMES = 8;
const TAIL_FRAMES = 12;

/** What is heard of a phrase, and when. */
export interface PhraseTiming {
  /** Frames of the phrase to be heard, end exclusive. */
  from: number;
  to: number;
  /** From the first phoneme of each word to the end of its last, exactly as the model speaks. */
  marks: TimingMark[];
}

export interface PhraseClock {
  /** The pace that the durations were shaped to; 1 is the model's own. */
  speed: number;
  /** When the first frame to be heard is heard. */
  offsetMs: number;
}

/**
 * Lays a phrase out in time. Text around it that only shapes the melody is left out to the frame; at the ends of
 * what the model was given, some of its silence is kept.
 * @param durations whole frames of each token, with the boundaries: two more than the phrase has tokens
 */
export function timePhrase(
  phrase: Phrase,
  durations: ArrayLike<number>,
  { speed, offsetMs }: PhraseClock,
): PhraseTiming {
  // one further on than the phrase's tokens: the boundary stands in front
  const starts = tokenStarts(durations);
  const end = starts.at(-1)!;
  const lead = Math.max(0, durations[0]! - Math.ceil(LEAD_FRAMES / speed ** 2));
  const tail = Math.max(0, durations[durations.length - 1]! - TAIL_FRAMES);
  const from = phrase.from === 0 ? lead : starts[phrase.from + 1]!;
  const to = phrase.to === phrase.tokens.length ? end - tail : starts[phrase.to + 1]!;
  const heardMs = (token: number): number => offsetMs + (starts[token + 1]! - from) * FRAME_MS;
  const marks = phrase.words.map((word) => ({
    start: word.start,
    end: word.end,
    startMs: heardMs(word.from),
    endMs: heardMs(word.to),
  }));
  return { from, to, marks };
}

/** Frame at which each token begins, and the end of the last. */
function tokenStarts(durations: ArrayLike<number>): number[] {
  const starts = [0];
  for (let index = 0; index < durations.length; index++) starts.push(starts[index]! + durations[index]!);
  return starts;
}
