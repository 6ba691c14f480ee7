import { END_OF_TEXT, FIRST_TIME, isTime, NO_TIMESTAMPS } from './special-tokens.ts';

const NEVER = Number.NEGATIVE_INFINITY;
/** The first words are said within so many steps of 20 ms. */
const LATEST_START = 50;

export interface SuppressedTokens {
  suppressed: readonly number[];
  suppressedFirst: readonly number[];
}

/**
 * Takes away what cannot come next after `written`: signs that are no words, and times that would break the form
 * `time text time, time text time`. Radford et al. (2022), section 4.5, and the reference program's rules.
 */
export function forbidTokens(
  logits: Float32Array,
  written: readonly number[],
  { suppressed, suppressedFirst }: SuppressedTokens,
): void {
  for (const token of suppressed) logits[token] = NEVER;
  logits[NO_TIMESTAMPS] = NEVER;
  if (written.length === 0) {
    for (const token of suppressedFirst) logits[token] = NEVER;
    logits.fill(NEVER, 0, FIRST_TIME);
    logits.fill(NEVER, FIRST_TIME + LATEST_START + 1);
    return;
  }
  const afterTime = isTime(written.at(-1)!);
  const afterTwo = afterTime && (written.length < 2 || isTime(written.at(-2)!));
  if (afterTwo) logits.fill(NEVER, FIRST_TIME);
  else if (afterTime) logits.fill(NEVER, 0, END_OF_TEXT);
  forbidEarlierTimes(logits, written, afterTime && !afterTwo);
  if (isTimeLikelier(logits)) logits.fill(NEVER, 0, FIRST_TIME);
}

/** Times only go on; a stretch of text has a length, but two stretches may touch. */
function forbidEarlierTimes(logits: Float32Array, written: readonly number[], mayTouch: boolean): void {
  const last = written.findLast(isTime);
  if (last !== undefined) logits.fill(NEVER, FIRST_TIME, mayTouch ? last : last + 1);
}

/** Whether all times together are likelier than the likeliest other token. */
function isTimeLikelier(logits: Float32Array): boolean {
  let likeliest = NEVER;
  for (let token = 0; token < FIRST_TIME; token += 1) likeliest = Math.max(likeliest, logits[token]!);
  let sum = 0;
  for (let token = FIRST_TIME; token < logits.length; token += 1) sum += Math.exp(logits[token]! - likeliest);
  return sum > 1;
}
