import { marks, type SoundRow, type WordRow } from './sound-row.ts';

const soft = 'the palatal affricate is one symbol of the model';

export const polish: readonly SoundRow[] = [
  ['dʑ', 'ʥ', soft],
  ['tɕ', 'ʨ', soft],
  ['ʑ', 'ʒ', 'the model has its voiceless twin only: the nearest voiced one'],
  ['ɲʲ', 'ɲ', 'soft already'],
];

const glide = 'ends in a glide; the model’s own diphthong is an English one';

export const czech: readonly SoundRow[] = [
  ['oʊ', 'ow', glide],
  ['aʊ', 'aw', glide],
  ['eʊ', 'ew', glide],
  ['eɪ', 'ej', glide],
  ['r̝̊', 'rʃ', 'ř is r and sh at once, voiceless here'],
  ['r̝', 'rʒ', 'ř is r and zh at once'],
  ['r̩', 'ər', 'an r that is a syllable is heard with a short vowel'],
  ['l̩', 'əl', 'an l that is a syllable is heard with a short vowel'],
  ['c', 'tʲ', 'the model has c for Hindi, which says ch there'],
  ['ɟ', 'dʲ', 'the voiced twin'],
];

export const slovak: readonly SoundRow[] = [
  ['r̩', 'ər', 'an r that is a syllable is heard with a short vowel'],
  ['l̩', 'əl', 'an l that is a syllable is heard with a short vowel'],
  ['dʑ', 'ʥ', soft],
  ['oʊ', 'ow', glide],
];

export const croatian: readonly SoundRow[] = [
  ['dʑ', 'ʥ', soft],
  ['tɕ', 'ʨ', soft],
  ['æ', 'a', 'eSpeak writes the plain a of an unstressed end so'],
  ['ɪ', 'i', 'Croatian has one i'],
  ['ʊ', 'u', 'Croatian has one u'],
  ['ɛ', 'e', 'Croatian has one e'],
  ['ɑ', 'a', 'Croatian has one a'],
  ['ɾ', 'r', 'r before a consonant is the same r'],
  ['l̩', 'əl', 'an l that is a syllable is heard with a short vowel'],
];

export const russian: readonly SoundRow[] = [
  ['ʲʲ', 'ʲ', 'soft once'],
  ['tʃʲ', 'ʨ', 'ch of Russian is soft'],
  ['u"', 'u', 'eSpeak marks the vowel between soft consonants'],
  ['ɪ^', 'i', 'eSpeak marks the vowel between soft consonants'],
  ['ɭ', 'l', 'dark, as l at the end of an English word'],
  ['ɵ', 'o', 'o between soft consonants'],
  ['ʌ', 'a', 'unstressed a and o are said as an a'],
  ['ɑ', 'a', 'the stressed a of Russian is that of Italian'],
  ['ɪ', 'i', 'unstressed i'],
  [
    'y',
    'i',
    'eSpeak writes ы so; the symbol of ы is heard as u, e or o in turn, an i is what foreigners say',
  ],
  ['ɕ', 'ʃʲ', 'щ is long and soft'],
  ['ʑ', 'ʒ', 'the nearest voiced one'],
];

export const ukrainian: readonly SoundRow[] = [
  ['t̪', 't', marks.dental],
  ['β', 'v', 'в before a vowel is lip and teeth for most'],
  ['ʎ', 'lʲ', 'л before і is a soft l, not the ll of Spanish'],
];

export const bulgarian: readonly SoundRow[] = [
  ['ɐ', 'a', 'unstressed a'],
  ['ɫ', 'l', 'dark, as l at the end of an English word'],
  ['ç', 'x', 'the model says sh for it'],
  ['ə', 'ɤ', 'ъ is a back vowel, and stressed'],
  ['ʑ', 'ʒ', 'the nearest voiced one'],
  ['ʂ', 'ʃ', 'the same sound to Bulgarian ears'],
];

/** The model says a soft consonant before a front vowel by itself; with the mark, it puts a j between them. */
export const softBeforeFront: readonly WordRow[] = [
  [
    /ʲ+(?=[ˈˌ]?[ieɛ])/gu,
    '',
    'before i and e the consonant is soft by itself; the mark would be heard as a vowel',
  ],
];
