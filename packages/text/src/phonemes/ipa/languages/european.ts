import type { SoundRow } from './sound-row.ts';

export const greek: readonly SoundRow[] = [
  ['ç', 'xʲ', 'a soft x; the model says sh for ç'],
  ['c', 'kʲ', 'a soft k; the model has c for Hindi, which says ch there'],
  ['ʂ', 's', 's of Greek lies a little further back'],
  ['oɪ', 'oj', 'ends in a glide'],
  ['aɪ', 'aj', 'ends in a glide'],
];

export const finnish: readonly SoundRow[] = [
  ['ʋ', 'v', 'lip and teeth, as v'],
  ['ɪ', 'i', 'Finnish has one i'],
];

export const hungarian: readonly SoundRow[] = [
  ['ɟ', 'dʲ', 'gy is a soft d; the model has no use of its own for the symbol'],
  ['c', 'tʲ', 'ty is a soft t; the model has c for Hindi, which says ch there'],
  ['ɑ', 'ɒ', 'short a is rounded and open; with ɔ it is heard as an o'],
];

export const romanian: readonly SoundRow[] = [
  ['ʲʲ', 'ʲ', 'soft once'],
  ['iɪ', 'ij', 'ends in a glide'],
  ['ɾ', 'r', 'before a soft ending it is the same r'],
  ['ea', 'ja', 'the first half is a glide'],
  ['ɔa', 'wa', 'the first half is a glide'],
];

export const turkish: readonly SoundRow[] = [
  ['ɫ', 'l', 'dark, as l at the end of an English word'],
  ['ɟ', 'ɡʲ', 'g before a front vowel'],
  ['c', 'kʲ', 'k before a front vowel; the model has c for Hindi, which says ch there'],
  ['ɪ', 'i', 'Turkish has one i'],
  ['ʊ', 'u', 'Turkish has one u'],
  ['æ', 'ɛ', 'e before r, l, m, n'],
];
