import type { TextRange } from '../mapped-text.ts';
import { languagesOfWordIn } from './common-words.ts';
import { scoresOf } from './detect-language.ts';
import { isLatinLanguage } from './scripts.ts';

interface Word extends TextRange {
  text: string;
  languages: readonly string[];
}

/** Fewer words are a loan or a name, which is said as the text around is. */
const leastWords = 4;
const leastCommonWords = 2;
const leastLowerCase = 3;
/** What the n-grams must give a single word to count as one of the phrase, and the language around nothing. */
const clearly = 0.75;
/** So many unknown words may stand between two common ones. */
const mostBetween = 2;

/**
 * Phrases of another language in Latin script that no quotation marks tell, by their common words: "I told him muchas
 * gracias por todo and left". Only where none of their words is common in the language around.
 */
export function findForeignPhrases(text: string, main: string): (TextRange & { language: string })[] {
  if (!isLatinLanguage(main)) return [];
  const primary = main.split('-')[0]!;
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    languages: languagesOfWordIn(word),
  }));
  return stretchesWithout(words, text, primary).flatMap((stretch) => phraseIn(stretch, primary) ?? []);
}

/** Rows of words between the common words of the language around, and between the marks of a clause. */
function stretchesWithout(words: readonly Word[], text: string, primary: string): Word[][] {
  const stretches: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before && /[.!?;:—()]/.test(text.slice(before.end, word.start))) stretches.push([]);
    if (word.languages.includes(primary)) stretches.push([]);
    else stretches.at(-1)!.push(word);
  }
  return stretches;
}

function phraseIn(words: readonly Word[], primary: string): (TextRange & { language: string }) | undefined {
  const language = mostNamed(words);
  if (!language) return undefined;
  const common = words.flatMap(({ languages }, index) => (languages.includes(language) ? [index] : []));
  const isDense = common.every((at, index) => index === 0 || at - common[index - 1]! <= mostBetween + 1);
  if (common.length < leastCommonWords || !isDense) return undefined;
  const belongs = (word: Word | undefined): boolean => {
    if (!word) return false;
    const scores = scoresOf(word.text);
    return (scores[language] ?? 0) >= clearly && scores[primary] === undefined;
  };
  let [from, to] = [common[0]!, common.at(-1)!];
  while (belongs(words[from - 1])) from -= 1;
  while (belongs(words[to + 1])) to += 1;
  const phrase = words.slice(from, to + 1);
  const lowerCase = phrase.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  if (phrase.length < leastWords || lowerCase < leastLowerCase) return undefined;
  const scores = scoresOf(phrase.map(({ text }) => text).join(' '));
  if ((scores[language] ?? 0) <= (scores[primary] ?? 0)) return undefined;
  return { start: phrase[0]!.start, end: phrase.at(-1)!.end, language };
}

function mostNamed(words: readonly Word[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { languages } of words)
    for (const language of languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
