import { marks, type SoundRow, type WordRow } from './sound-row.ts';

export const german: readonly SoundRow[] = [
  [
    'ɔø',
    'ɔy',
    'the second half of "neu" is heard as the vowel of "ü" by French ears, which taught the model',
  ],
  ['ʊɐ', 'uɐ', 'tense before the vowel that the r became'],
  ['ɾ', 'ʁ', 'the r of German is that of French'],
  ['r', 'ʁ', 'the r of German is that of French'],
  ['ɜ', 'ɐ', '-er is said as an open vowel'],
  ['ʏ', 'y', marks.short],
  ['pf', 'pf', 'both are said'],
];

export const dutch: readonly SoundRow[] = [
  ['ɵ', 'œ', 'the vowel of "bus" lies between those of French "peur" and "peu"'],
  ['œy', 'œy', 'both are said, one after the other'],
  ['ʌʊ', 'W', 'the diphthong of "out", which the model learned from English'],
  ['ɛɪ', 'ɛj', 'ends in a glide'],
  ['ɣ', 'x', 'voiceless in most of the Netherlands'],
  ['ʋ', 'v', 'lip and teeth, as v'],
];

export const swedish: readonly SoundRow[] = [
  ['sx', 'ʃ', 'sj- is nearer to sh than to a cluster'],
  ['ʉ', 'y', 'long u is a front vowel, near to that of French "lune"'],
  ['ɵ', 'ø', 'short u, a rounded vowel in the middle of the mouth'],
];

export const norwegian: readonly SoundRow[] = [
  ['ʉɪ', 'yi', 'from the rounded front vowel to i'],
  ['ɑɪ', 'I', 'the diphthong of "eye"'],
  ['ɛːɪ', 'ɛj', 'the diphthong of "jeg" ends in a glide'],
  ['ʉ', 'y', 'u is a front vowel, near to that of French "lune"'],
];

export const norwegianInWords: readonly WordRow[] = [
  [/(?<![ˈˌ])a$/gu, 'ə', 'eSpeak writes the weak e at the end of a word so; an a at the end is ɑ'],
  [/rr/gu, 'r', 'eSpeak doubles the r of short words'],
];

export const danish: readonly SoundRow[] = [
  ['ʔʌ', 'ʌ', marks.stod],
  ['ʔ', '', marks.stod],
  ['?', '', marks.stod],
  ['ε', 'ɛ', 'eSpeak writes it by the Greek letter'],
  ['ɐ̯', 'ɐ', 'r after a vowel is a vowel'],
  ['ʋ', 'v', 'lip and teeth, as v'],
];

export const germanInWords: readonly WordRow[] = [
  [
    /(?<=[aeiouyøœɐɑɔəɛɪʊː])ʁ(?![ˈˌ]?[aeiouyøœɐɑɔəɛɪʊIWA])/gu,
    'ɐ',
    'r after a vowel, and before none, is a vowel',
  ],
];

export const danishInWords: readonly WordRow[] = [
  [/(?<=[aeiouyøœɛɔɒɑ]ː?)ɐ(?=[ˈˌ]?[aeiouyøœɛɔəʌ])/gu, 'ʁ', 'between vowels r is a consonant: "regeringen"'],
  [
    /(?<=[fskpm])d(?=[əʌ])/gu,
    't',
    't without breath is written as d by eSpeak; the d of the model is voiced, and heard as one',
  ],
];
