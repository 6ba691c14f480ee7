import { isSymbol, spokenPunctuation } from '../vocabulary.ts';

/** Affricates and diphthongs that are one symbol in the model's alphabet. Only where they are one sound. */
const oneSound: readonly (readonly [string, string])[] = [
  ['tʃ', 'ʧ'],
  ['dʒ', 'ʤ'],
  ['ts', 'ʦ'],
  ['dz', 'ʣ'],
  ['tɕ', 'ʨ'],
  ['dʑ', 'ʥ'],
  ['eɪ', 'A'],
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['ɔɪ', 'Y'],
  ['oʊ', 'O'],
  ['əʊ', 'Q'],
  // the tones of Chinese, the longer letters first
  ['˧˩˧', '↓'],
  ['˧˥', '↗'],
  ['˥˩', '↘'],
  ['˥', '→'],
];

/** What the model never heard, by its nearest neighbor; `` for marks that it cannot show. */
const nearest: Readonly<Record<string, string>> = {
  g: 'ɡ',
  ɫ: 'l',
  ɭ: 'l',
  ɬ: 'l',
  ɮ: 'l',
  ʟ: 'l',
  ɦ: 'h',
  ħ: 'h',
  ʕ: 'ʔ',
  ʀ: 'ʁ',
  ɺ: 'ɾ',
  ɱ: 'm',
  ʑ: 'ʒ',
  ʐ: 'ʒ',
  ɓ: 'b',
  ɗ: 'd',
  ɠ: 'ɡ',
  ʄ: 'ʤ',
  ʛ: 'ɡ',
  ʙ: 'b',
  ⱱ: 'v',
  ʏ: 'y',
  ʉ: 'u',
  ɵ: 'ə',
  ɘ: 'ə',
  ɞ: 'ɜ',
  ɶ: 'œ',
  ɝ: 'ɜɹ',
  ʷ: 'w',
  ʍ: 'w',
  ɢ: 'ɡ',
  ǀ: 't',
  ǃ: 'k',
  ǂ: 'k',
  ǁ: 'k',
};

/** Turns one sound of IPA, with or without its stress mark, into the model's symbols for any language. */
export function soundToSymbols(sound: string): string {
  // eSpeak marks a switch of language as "(en)", and tones as digits.
  let symbols = sound
    .normalize('NFD')
    .replace(/\([a-z-]+\)/g, '')
    .replace(/[͜͡]/g, '')
    .replace(/c\u0327/g, '\u00e7');
  for (const [ipa, symbol] of oneSound) symbols = symbols.replaceAll(ipa, symbol);
  return [...symbols]
    .map((character) => (isSound(character) ? character : (nearest[character] ?? '')))
    .join('');
}

/** eSpeak writes some sounds with a colon, a dot or a question mark, which would be heard as the end of a sentence. */
const isSound = (character: string): boolean => isSymbol(character) && !spokenPunctuation.has(character);

const american: readonly (readonly [RegExp, string])[] = [
  [/ː/g, ''],
  [/ɾ/g, 'T'],
];
const british: readonly (readonly [RegExp, string])[] = [
  [/O/g, 'Q'],
  [/e(?=ə)ə/g, 'ɛː'],
  [/ɾ/g, 't'],
];

/** The two accents of English spell some sounds in their own way in the model's alphabet. */
export function toEnglishSymbols(symbols: string, language: string): string {
  let english = symbols
    .replace(/r/g, 'ɹ')
    .replace(/[ɐ](?!\u0303)/g, 'ə')
    .replace(/ɚ/g, 'əɹ')
    .replace(/əl(?![ˈˌAIOQWYaiuæɑɒɔəɛɜɪʊʌᵻ])/g, 'ᵊl')
    .replace(/ʔ/g, 't')
    .replace(/x/g, 'k')
    .replace(/ʲ/g, '');
  for (const [pattern, symbol] of isAmerican(language) ? american : british)
    english = english.replace(pattern, symbol);
  return english.replace(/e/g, isAmerican(language) ? 'A' : 'ɛ').replace(/o(?!ː)/g, 'ɔ');
}

function isAmerican(language: string): boolean {
  return !/^en-(?:gb|uk|au|nz|ie|za|in)\b/i.test(language);
}
