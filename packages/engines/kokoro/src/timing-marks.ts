import type { TimingMark } from '@mynah/engine-spec';
import { FRAME_MS } from './frames.ts';
import type { Phrase } from './plan-phrases.ts';

/**
 * When each word of a phrase is heard: from its first phoneme to the end of its last, exactly as the model speaks.
 * @param starts frame at which each token begins, and the end of the last, from the phrase's first sound
 * @param offsetMs when the phrase's first sound is heard
 */
export function phraseMarks(phrase: Phrase, starts: readonly number[], offsetMs: number): TimingMark[] {
  return phrase.words.map(({ start, end, from, to }) => ({
    start,
    end,
    startMs: offsetMs + starts[from]! * FRAME_MS,
    endMs: offsetMs + starts[to]! * FRAME_MS,
  }));
}

/** Frame at which each token begins, and the end of the last. */
export function tokenStarts(durations: ArrayLike<number>): number[] {
  const starts = [0];
  for (let index = 0; index < durations.length; index++) starts.push(starts[index]! + durations[index]!);
  return starts;
}
