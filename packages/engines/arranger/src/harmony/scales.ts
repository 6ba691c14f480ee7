export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian' | 'phrygian' | 'lydian';

/** Semitones above the tonic. */
export const scales: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
};

const pentatonic: Record<'major' | 'minor', readonly number[]> = {
  major: [0, 2, 4, 7, 9],
  minor: [0, 3, 5, 7, 10],
};

export interface Key {
  /** Pitch class, 0 is C. */
  tonic: number;
  mode: Mode;
}

export const isMinor = (mode: Mode): boolean => mode === 'minor' || mode === 'dorian' || mode === 'phrygian';

/** Pitch classes to make a melody of while `chord` sounds: the scale, bent to the chord where it differs. */
export function scaleOver(key: Key, chord: readonly number[], fiveTones: boolean): number[] {
  const steps = fiveTones ? pentatonic[isMinor(key.mode) ? 'minor' : 'major'] : scales[key.mode];
  const scale = new Set(steps.map((step) => (key.tonic + step) % 12));
  for (const tone of chord) {
    if (scale.has(tone)) continue;
    scale.delete((tone + 1) % 12);
    scale.delete((tone + 11) % 12);
    scale.add(tone);
  }
  return [...scale].sort((a, b) => a - b);
}

const letters = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** `D minor`. */
export const keyName = ({ tonic, mode }: Key): string => `${letters[tonic]} ${mode}`;

/** Reads `D minor`, `in F# major`, `Bb dorian`. */
export function findKey(text: string): Key | undefined {
  const found =
    /\b([a-g])(?:\s?(#|♯|b|♭|-?sharp|-?flat))?[\s-]+(major|minor|dorian|mixolydian|phrygian|lydian|maj|min)\b/i.exec(
      text,
    );
  if (!found) return undefined;
  const [, letter = 'c', accidental = '', mode = 'major'] = found.map((part) => part?.toLowerCase() ?? '');
  const base = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }[letter] ?? 0;
  const shift = accidental === '' ? 0 : /#|♯|sharp/.test(accidental) ? 1 : 11;
  const full = mode === 'maj' ? 'major' : mode === 'min' ? 'minor' : (mode as Mode);
  return { tonic: (base + shift) % 12, mode: full };
}
