import type { TimingMark } from '@mynah/engine-spec';
import type { PhonemeWord } from '@mynah/text/phonemes';

/** As long as the sentences that the model was trained on. */
const longestRun = 400;
const frameMs = 25;

/** Words that are spoken in one inference, with the place of each among the tokens. */
export interface TokenRun {
  tokens: number[];
  /** `from` and `to` (exclusive) count tokens. */
  words: { start: number; end: number; from: number; to: number }[];
}

/** Lines words up as tokens, and starts a new run where one would get too long, at punctuation if there is any. */
export function lineUpTokens(
  words: readonly PhonemeWord[],
  tokensOf: (phonemes: string) => number[],
): TokenRun[] {
  const runs: TokenRun[] = [];
  let rest = words;
  while (rest.length > 0) {
    const count = fittingWords(rest, tokensOf);
    runs.push(lineUp(rest.slice(0, count), tokensOf));
    rest = rest.slice(count);
  }
  return runs;
}

function fittingWords(words: readonly PhonemeWord[], tokensOf: (phonemes: string) => number[]): number {
  let length = 0;
  let pause = 0;
  for (const [index, word] of words.entries()) {
    length += tokensOf(word.phonemes).length + 1;
    if (length > longestRun) return pause > 0 ? pause : Math.max(1, index);
    if (isPunctuation(word)) pause = index + 1;
  }
  return words.length;
}

function lineUp(words: readonly PhonemeWord[], tokensOf: (phonemes: string) => number[]): TokenRun {
  const run: TokenRun = { tokens: [], words: [] };
  for (const word of words) {
    if (word.spaced && run.tokens.length > 0) run.tokens.push(...tokensOf(' '));
    const from = run.tokens.length;
    run.tokens.push(...tokensOf(word.phonemes));
    if (!isPunctuation(word) && run.tokens.length > from) {
      run.words.push({ start: word.start, end: word.end, from, to: run.tokens.length });
    }
  }
  return run;
}

/** Marks of a run whose first sample is heard at `offsetMs`; `durations` begin with the silence before the tokens. */
export function markRun(run: TokenRun, durations: readonly number[], offsetMs: number): TimingMark[] {
  const startsMs = [offsetMs];
  for (const frames of durations) startsMs.push(startsMs.at(-1)! + frames * frameMs);
  return run.words.map(({ start, end, from, to }) => ({
    start,
    end,
    startMs: startsMs[from + 1]!,
    endMs: startsMs[to + 1]!,
  }));
}

function isPunctuation(word: PhonemeWord): boolean {
  return /^[;:,.!?—…"()“”]$/.test(word.phonemes);
}
