import type { Phrase } from '@mynah/engine-kokoro/stages';
import type { SpokenWord } from '@mynah/engine-spec/tasks';

/** The words as one text, and when each place of it is heard. */
export interface TimedText {
  text: string;
  /** Start and end of each word: places in the text (UTF-16) and ms. */
  words: { from: number; to: number; startMs: number; endMs: number }[];
}

export function toTimedText(words: readonly SpokenWord[]): TimedText {
  const timed: TimedText = { text: '', words: [] };
  for (const { text, spaceBefore, startMs, endMs } of words) {
    if (spaceBefore && timed.text !== '') timed.text += ' ';
    const from = timed.text.length;
    timed.text += text;
    timed.words.push({ from, to: timed.text.length, startMs, endMs });
  }
  return timed;
}

/** Tokens in a row that are all sound, or all rest, and when they are heard. */
export interface TokenSpan {
  /** Tokens without the boundaries, end exclusive. */
  from: number;
  to: number;
  startMs: number;
  endMs: number;
}

/** Punctuation and the space stand first in the model's vocabulary. */
const lastRest = 16;

const isSound = (token: number): boolean => token > lastRest;

/** The sounding tokens of each word of a phrase, with the times of what they were read from. */
export function soundSpans(phrase: Phrase, { words }: TimedText): TokenSpan[] {
  const spans: TokenSpan[] = [];
  for (const word of phrase.words) {
    const sounding = phrase.tokens.slice(word.from, word.to);
    const first = sounding.findIndex(isSound);
    if (first < 0) continue;
    const last = sounding.findLastIndex(isSound);
    spans.push({
      from: word.from + first,
      to: word.from + last + 1,
      startMs: timeAt(words, word.start, 'start'),
      endMs: timeAt(words, word.end, 'end'),
    });
  }
  return spans;
}

/** A number or a compound is read as several words: within a word of the transcript time is shared by letters. */
function timeAt(words: TimedText['words'], place: number, side: 'start' | 'end'): number {
  const word =
    side === 'start'
      ? (words.find(({ to }) => to > place) ?? words.at(-1)!)
      : (words.findLast(({ from }) => from < place) ?? words[0]!);
  const share = (place - word.from) / Math.max(1, word.to - word.from);
  return word.startMs + Math.min(1, Math.max(0, share)) * (word.endMs - word.startMs);
}
