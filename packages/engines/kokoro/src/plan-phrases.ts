import type { PhonemeWord } from '@mynah/text/phonemes';
import { SPACE, toTokens } from './vocabulary.ts';

/** A word within the tokens of a phrase. */
export interface PhraseWord {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number;
  end: number;
  /** Token positions, end exclusive, not counting the boundary in front. */
  from: number;
  to: number;
}

/** What the model is given at once. */
export interface Phrase {
  /** Token ids without boundaries. */
  tokens: number[];
  /** Words to be spoken, in order; punctuation is not among them. */
  words: PhraseWord[];
  /** Tokens to be heard, end exclusive; what lies around them only shapes the melody. */
  from: number;
  to: number;
}

/** The most tokens that the model takes. */
export const MODEL_TOKENS = 508;
/** Above this the model begins to rush, and a decode that cannot be stopped takes too long. */
const PHRASE_TOKENS = 240;
/** Tokens of neighbouring text on each side. */
const CONTEXT_TOKENS = 60;
/** What one word may have: the text beside it, with a space on each side, must fit too. */
const WORD_TOKENS = MODEL_TOKENS - 2 * (CONTEXT_TOKENS + 1);

interface SpokenWord {
  word: PhonemeWord;
  tokens: number[];
  /** 0 within speech; higher for better places to part after. */
  rest: number;
}

export interface Context {
  before: readonly PhonemeWord[];
  after: readonly PhonemeWord[];
}

/**
 * Lays words out as tokens, in phrases of a length that the model speaks well. A long text is parted at its best
 * rests, in phrases of like length.
 */
export function planPhrases(words: readonly PhonemeWord[], context: Context): Phrase[] {
  const spoken = words.map(toSpoken).filter(({ tokens }) => tokens.length > 0);
  const groups = splitGroups(spoken);
  return groups.map((group, index) => {
    const before = index === 0 ? lastTokens(context.before) : [];
    const after = index === groups.length - 1 ? firstTokens(context.after) : [];
    return layOut(group, before, after);
  });
}

function toSpoken(word: PhonemeWord): SpokenWord {
  return { word, tokens: toTokens(word.phonemes), rest: restAfter(word.phonemes) };
}

function restAfter(phonemes: string): number {
  if (/[.!?…]$/u.test(phonemes)) return 4;
  if (/[;:—]$/u.test(phonemes)) return 3;
  return /[,)”]$/u.test(phonemes) ? 2 : 0;
}

function countTokens(words: readonly SpokenWord[]): number {
  return words.reduce((sum, { word, tokens }) => sum + tokens.length + (word.spaced ? 1 : 0), 0);
}

/** Halves what is too long at the best rest near its middle, again and again. */
function splitGroups(words: readonly SpokenWord[]): SpokenWord[][] {
  const total = countTokens(words);
  if (words.length < 2 || total <= PHRASE_TOKENS) return words.length ? splitWord(words, total) : [];
  let best = 1;
  let bestCost = Number.POSITIVE_INFINITY;
  let before = 0;
  for (const [index, { word, tokens, rest }] of words.slice(0, -1).entries()) {
    before += tokens.length + (word.spaced ? 1 : 0);
    const cost = Math.abs(before / total - 0.5) - 0.1 * rest;
    if (cost >= bestCost) continue;
    bestCost = cost;
    best = index + 1;
  }
  return [...splitGroups(words.slice(0, best)), ...splitGroups(words.slice(best))];
}

/** A single word longer than the model can take with its context is cut between symbols. */
function splitWord(words: readonly SpokenWord[], total: number): SpokenWord[][] {
  if (total <= WORD_TOKENS) return [[...words]];
  const [only] = words;
  const half = only!.tokens.length >> 1;
  const middle = (only!.word.start + only!.word.end) >> 1;
  return [
    { ...only!, tokens: only!.tokens.slice(0, half), word: { ...only!.word, end: middle } },
    { ...only!, tokens: only!.tokens.slice(half), word: { ...only!.word, start: middle, spaced: false } },
  ].flatMap((part) => splitWord([part], part.tokens.length));
}

function layOut(group: readonly SpokenWord[], before: readonly number[], after: readonly number[]): Phrase {
  const tokens = [...before];
  const words: PhraseWord[] = [];
  if (before.length) tokens.push(SPACE);
  const from = tokens.length;
  for (const { word, tokens: own } of group) {
    if (word.spaced && tokens.length > from) tokens.push(SPACE);
    if (hasSound(word.phonemes))
      words.push({ start: word.start, end: word.end, from: tokens.length, to: tokens.length + own.length });
    tokens.push(...own);
  }
  const to = tokens.length;
  if (after.length) tokens.push(SPACE, ...after);
  return { tokens, words, from, to };
}

/** Whether there is a letter in it: punctuation has no mark of its own. */
export function hasSound(phonemes: string): boolean {
  return /\p{L}/u.test(phonemes);
}

function lastTokens(words: readonly PhonemeWord[]): number[] {
  const kept: number[] = [];
  for (const word of words.toReversed()) {
    const tokens = [...(word.spaced ? [SPACE] : []), ...toTokens(word.phonemes)];
    if (kept.length + tokens.length > CONTEXT_TOKENS) break;
    kept.unshift(...tokens);
  }
  return kept[0] === SPACE ? kept.slice(1) : kept;
}

function firstTokens(words: readonly PhonemeWord[]): number[] {
  const kept: number[] = [];
  for (const word of words) {
    const tokens = [...(word.spaced && kept.length ? [SPACE] : []), ...toTokens(word.phonemes)];
    if (kept.length + tokens.length > CONTEXT_TOKENS) break;
    kept.push(...tokens);
  }
  return kept;
}
