import { randomInt } from 'node:crypto';

const qualities = [
  'Bright',
  'Calm',
  'Clear',
  'Gentle',
  'Golden',
  'Lively',
  'Mellow',
  'Quick',
  'Quiet',
  'Warm',
];
const singers = [
  'Blackbird',
  'Finch',
  'Lark',
  'Linnet',
  'Mynah',
  'Oriole',
  'Robin',
  'Starling',
  'Thrush',
  'Wren',
];

const pick = (words: readonly string[]): string => words[randomInt(words.length)]!;

/** A public name for who wants none of their own: `Quiet Lark 274`. */
export const generateName = (): string => `${pick(qualities)} ${pick(singers)} ${randomInt(100, 1000)}`;
