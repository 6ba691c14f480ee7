import type { Genre } from '../vocabulary/genre.ts';
import type { Key } from './scales.ts';

export interface Chord {
  /** Pitch class. */
  root: number;
  /** Pitch classes, root first. */
  tones: readonly number[];
}

const degrees: Record<string, number> = { i: 0, ii: 2, iii: 4, iv: 5, v: 7, vi: 9, vii: 11 };
const shape = /^(b|#)?(VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i)(.*)$/;

/** Intervals of what stands behind the numeral; with none the case of the numeral says major or minor. */
const suffixes: Record<string, readonly number[]> = {
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  '9': [0, 4, 7, 10, 2],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  aug: [0, 4, 8],
};

/** `bVI`, `ii7`, `V7`, `Imaj7`: numerals count from the major scale on the tonic, whatever the mode. */
export function chordOf(numeral: string, key: Key, richness: Genre['chords']): Chord {
  const [, accidental, roman = 'I', suffix = ''] = shape.exec(numeral) ?? [];
  const step = degrees[roman.toLowerCase()] ?? 0;
  const root = (key.tonic + step + (accidental === 'b' ? 11 : accidental === '#' ? 1 : 0)) % 12;
  const minor = roman === roman.toLowerCase();
  const intervals = suffixes[suffix] ?? enriched({ minor, step, flat: accidental === 'b' }, richness);
  const named = suffix === '7' && minor ? suffixes.m7 : intervals;
  return { root, tones: (named ?? intervals).map((interval) => (root + interval) % 12) };
}

function enriched(
  { minor, step, flat }: { minor: boolean; step: number; flat: boolean },
  richness: Genre['chords'],
): readonly number[] {
  if (richness === 'power') return [0, 7];
  const triad = minor ? [0, 3, 7] : [0, 4, 7];
  if (richness === 'triad') return triad;
  const dominant = !minor && step === 7 && !flat;
  const seventh = minor || dominant || (flat && step === 11) ? 10 : 11;
  return richness === 'ninth' && !dominant ? [...triad, seventh, 2] : [...triad, seventh];
}
