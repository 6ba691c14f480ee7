import { marks, type SoundRow, type WordRow } from './sound-row.ts';

const tense = 'the tense row has no symbol: doubled here, a plain p, t, k of Romance voices in the end';
const aspirated = 'the model knows the breath by its own mark';

export const korean: readonly SoundRow[] = [
  ['tɕh', 'ʨʰ', aspirated],
  ['ph', 'pʰ', aspirated],
  ['th', 'tʰ', aspirated],
  ['kh', 'kʰ', aspirated],
  ['qh', 'kʰ', aspirated],
  ['s-', 'ss', tense],
  ['t-', 'tt', tense],
  ['p-', 'pp', tense],
  ['k-', 'kk', tense],
  ['q-', 'kk', tense],
  ['tɕ-', 'ʨʨ', tense],
  ['tɕ', 'ʨ', 'the palatal affricate is one symbol of the model'],
  ['dʑ', 'ʥ', 'the palatal affricate is one symbol of the model'],
  ['q', 'k', 'eSpeak writes ㄱ so'],
  ['ɫ', 'l', 'ㄹ at the end of a syllable is a clear l'],
  ['ɐ', 'a', 'ㅏ is the a of Italian'],
  ['ʌ', 'ʌ', 'ㅓ is the vowel of "cup", a little rounder'],
];

const koreanVowel = '[ˈˌ]?[aeiouɛʌɯjw]';

/** Romance voices say p, t, k without breath, which is what Korean ears hear as tense, and b, d, g as lax. */
export const koreanInWords: readonly WordRow[] = [
  [/p(?=[nmɾ])/gu, 'm', 'a stop before a nasal is a nasal'],
  [/t(?=[nmɾ])/gu, 'n', 'a stop before a nasal is a nasal'],
  [/k(?=[nmɾ])/gu, 'ŋ', 'a stop before a nasal is a nasal'],
  [new RegExp(`(?<!p)p(?=${koreanVowel})`, 'gu'), 'b', 'lax before a vowel'],
  [new RegExp(`(?<!t)t(?=${koreanVowel})`, 'gu'), 'd', 'lax before a vowel'],
  [new RegExp(`(?<!k)k(?=${koreanVowel})`, 'gu'), 'ɡ', 'lax before a vowel'],
  [new RegExp(`(?<!ʨ)ʨ(?=${koreanVowel})`, 'gu'), 'ʥ', 'lax before a vowel'],
  [/([ptkʨ])\1/gu, '$1', 'tense'],
];

export const tamil: readonly SoundRow[] = [
  ['ɭ', 'l', 'the tongue is bent back; the model has the plain one'],
  ['ʉ', 'ɯ', 'u at the end is not rounded'],
  ['ʌ', 'a', 'short a'],
  ['ɹ', 'ɾ', 'a tap'],
];

const toneMark = 'one of the four tones of Chinese, by how it moves';

export const vietnamese: readonly SoundRow[] = [
  ['e-', 'ɤ', 'â, a short unrounded vowel'],
  ['t̪', 't', marks.dental],
  ['ɗ', 'd', 'drawn in; the model has the plain one'],
  ['əː', 'ɤ', 'ơ is the unrounded o'],
  ['yə', 'ɯə', 'ươ is not rounded: eSpeak writes ư as y'],
  ['y', 'ɯ', 'ư is not rounded'],
  ['c', 'ʨ', 'ch is palatal'],
  ['tʃ', 'ʨ', 'ch and tr of the north'],
  ['aː', 'a', 'long a'],
  ['ɜː', 'ɜː', 'the vowel of an English word'],
  ['1', '→', toneMark],
  ['2', '↘', toneMark],
  ['ɜ', '↗', toneMark],
  ['4', '↓', toneMark],
  ['5', '↗', toneMark],
  ['6', '↘', toneMark],
  ['7', '→', toneMark],
];

export const vietnameseInWords: readonly WordRow[] = [
  [/([→↗↘↓])([^→↗↘↓]+)$/gu, '$2$1', 'the model was taught tones behind the syllable'],
];

export const malay: readonly SoundRow[] = [
  ['ʔ', 'k', 'k at the end of a syllable is a catch, which is heard as a t'],
  ['ɹ', 'r', 'one r'],
  ['ç', 'h', 'h after i'],
];

export const filipino: readonly SoundRow[] = [
  ['ə', 'ɛ', 'the reader is an Indonesian one; where Filipino has an e, it is a full one'],
  ['ç', 'h', 'h after i'],
];

export const arabic: readonly SoundRow[] = [
  ['t̪', 't', 'a heavy t: heard by the vowel beside it'],
  ['s̪', 's', 'a heavy s: heard by the vowel beside it'],
  ['d̪', 'd', 'a heavy d: heard by the vowel beside it'],
  ['.', '', 'eSpeak marks the vowel beside a heavy consonant'],
  ['ħ', 'h', 'a breath from the throat; the model has no nearer'],
  [
    'ʕ',
    '',
    'pressed in the throat; what the model has near it is heard as a t, so the vowels beside it stand alone',
  ],
  ['ʔ', '', 'the catch is heard as a t; a vowel begins with one by itself'],
  ['q', 'k', 'the model was never taught the symbol; k of the throat is heard as k'],
  ['χ', 'x', 'the model was never taught the symbol'],
];
