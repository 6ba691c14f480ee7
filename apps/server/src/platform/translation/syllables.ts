import { primaryTag } from './languages.ts';

/** Scripts in which a sign is a syllable, near enough. */
const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Small kana lengthen or color the syllable before them. */
const smallKana = /[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮー]/g;
/** Signs of vowels of Indic scripts, Thai, Arabic and Hebrew are marks or left out: letters are counted, vowels apart. */
const vowelGroups = /[aeiouyäöüåæøœіїєаеёиоуыэюяαεηιουωάέήίόύώ]+/giu;
const consonantScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Thai}]/gu;

/** An English e at the end is mostly silent; so is a French one. */
const silentEnd: Readonly<Record<string, RegExp>> = {
  en: /(?<=[aeiouy][^aeiouy\s]+)e(?:d(?<![td]ed))?$/iu,
  fr: /(?<=[^aeiouy\s])e(?:s|nt)?$/iu,
};
/** In these, two vowels beside each other are mostly two syllables where neither is an i or u. */
const hiatus = new Set(['es', 'pt', 'it', 'ro', 'fi', 'id', 'ms', 'fil']);

/**
 * How many syllables a text has, by its letters: some tenths off, which is enough to compare two wordings of one text.
 * Numbers count two for each digit.
 */
export function countSyllables(text: string, language: string): number {
  const primary = primaryTag(language);
  const plain = text.normalize('NFC');
  let count = (plain.replace(smallKana, '').match(syllabic) ?? []).length;
  const words = plain.replace(syllabic, ' ').match(/[\p{L}\p{M}'’]+|\p{Nd}/gu) ?? [];
  for (const word of words) count += /\p{Nd}/u.test(word) ? 2 : inWord(word, primary);
  return count;
}

function inWord(word: string, primary: string): number {
  const letters = word.match(consonantScripts)?.length ?? 0;
  if (letters > 0) return Math.max(1, Math.round(letters / 2));
  const silent = silentEnd[primary];
  const spoken = (silent ? word.replace(silent, '') : word).normalize('NFD').replace(/\p{Mn}/gu, '');
  const groups = spoken.match(vowelGroups) ?? [];
  const extra = hiatus.has(primary)
    ? groups.reduce((sum, group) => sum + (group.match(/[aeo](?=[aeo])/gi)?.length ?? 0), 0)
    : 0;
  return Math.max(1, groups.length + extra);
}
