import { isWrittenWithSpaces } from './languages.ts';
import type { Tokenizer } from './tokenizer.ts';

/** A word as it stands in the text, with the place of its tokens. */
export interface TokenWord {
  /** With the space before it. */
  text: string;
  /** Place of the first token, and of the one behind the last. */
  from: number;
  to: number;
}

/** Signs that stand after a letter, and before one. */
const trailing = /^[\p{Pe}\p{Pf}\p{Po}"'~〜ー]+$/u;
const leading = /[\p{Ps}\p{Pi}]$/u;
const latinEnd = /[\p{Script=Latin}\p{N}]$/u;
const latinBegin = /^[\p{Script=Latin}\p{N}]/u;
const UNFINISHED = '\ufffd';

/** The words that the tokens make, with their signs. Where nothing is written between words, each letter is one. */
export function splitWords(tokens: readonly number[], tokenizer: Tokenizer, language: string): TokenWord[] {
  const spaced = isWrittenWithSpaces(language);
  const words: TokenWord[] = [];
  for (const letter of splitLetters(tokens, tokenizer)) {
    const before = words.at(-1);
    const begins =
      /^\s/.test(letter.text) || !before || !(spaced || belongTogether(before.text, letter.text));
    if (begins) words.push(letter);
    else words[words.length - 1] = { text: before.text + letter.text, from: before.from, to: letter.to };
  }
  return words;
}

/** In a text without spaces: a sign and its letter, or the letters of a foreign word. */
const belongTogether = (one: string, other: string): boolean =>
  trailing.test(other) || leading.test(one) || (latinEnd.test(one) && latinBegin.test(other));

/** The smallest runs of tokens that are whole letters. */
function splitLetters(tokens: readonly number[], tokenizer: Tokenizer): TokenWord[] {
  const letters: TokenWord[] = [];
  let from = 0;
  for (let to = 1; to <= tokens.length; to += 1) {
    const text = tokenizer.decode(tokens.slice(from, to));
    if (text.includes(UNFINISHED) && to < tokens.length) continue;
    letters.push({ text, from, to });
    from = to;
  }
  return letters;
}
