import type { SectionKind } from '../plan/section-kind.ts';

/** Numerals count from the major scale on the tonic; each row is four or eight steps that can go round. */
export interface Progressions {
  major: readonly Progression[];
  minor: readonly Progression[];
}
type Progression = readonly string[];
const row = (text: string): Progression => text.split(' ');

export const progressionFamilies = {
  pop: {
    major: ['I V vi IV', 'vi IV I V', 'I vi IV V', 'I IV vi V', 'IV I V vi', 'I iii IV V'].map(row),
    minor: ['i bVI bIII bVII', 'i bVII bVI bVII', 'i iv bVI bVII', 'i bIII bVII iv', 'i v bVI bVII'].map(row),
  },
  rock: {
    major: ['I bVII IV I', 'I IV V IV', 'I V IV IV', 'vi IV V I'].map(row),
    minor: ['i bVII bVI bVII', 'i bVI bVII i', 'i bIII bVII bVI', 'i iv i bVII'].map(row),
  },
  metal: {
    major: ['I bII I bVII', 'I bVI bVII I'].map(row),
    minor: ['i bVI bVII i', 'i bII i bVII', 'i bVI iv bVII', 'i i bVI bVII'].map(row),
  },
  classical: {
    major: ['I IV V I vi ii V I', 'I V vi iii IV I ii V', 'I vi ii V I IV V I', 'I V I IV ii V I I'].map(row),
    minor: [
      'i iv V i bVI iv V i',
      'i bVII bIII bVI iv V i V',
      'i V i iv bVI iv V i',
      'i iv bVII bIII bVI iv V i',
    ].map(row),
  },
  jazz: {
    major: [
      'Imaj7 vi7 ii7 V7',
      'ii7 V7 Imaj7 VI7',
      'Imaj7 VI7 ii7 V7 iii7 VI7 ii7 V7',
      'ii7 V7 Imaj7 IVmaj7 iii7 VI7 ii7 V7',
    ].map(row),
    minor: ['i7 iv7 iim7b5 V7', 'i7 bVImaj7 iim7b5 V7', 'i7 i7 iv7 bVII7 bIIImaj7 bVImaj7 iim7b5 V7'].map(
      row,
    ),
  },
  bossa: {
    major: ['Imaj7 II7 ii7 V7', 'Imaj7 vi7 ii7 V7', 'Imaj7 Imaj7 II7 II7 ii7 V7 Imaj7 V7'].map(row),
    minor: ['i7 iv7 iim7b5 V7', 'i7 bVImaj7 iim7b5 V7'].map(row),
  },
  blues: {
    major: ['I7 IV7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7'].map(row),
    minor: ['i7 i7 i7 i7 iv7 iv7 i7 i7 bVI7 V7 i7 V7'].map(row),
  },
  soul: {
    major: [
      'Imaj7 IVmaj7 iii7 vi7',
      'IVmaj7 iii7 ii7 Imaj7',
      'ii7 iii7 IVmaj7 V7',
      'Imaj7 iii7 IVmaj7 iv7',
    ].map(row),
    minor: ['i7 iv7 bVII7 bIIImaj7', 'bVImaj7 v7 i7 i7', 'i7 IV7 i7 IV7', 'bVImaj7 bVII7 i7 v7'].map(row),
  },
  funk: {
    major: ['I7 I7 IV7 I7', 'I7 I7 bVII7 IV7'].map(row),
    minor: ['i7 IV7 i7 IV7', 'i7 i7 iv7 i7', 'i7 bVII7 i7 IV7'].map(row),
  },
  folk: {
    major: ['I IV I V', 'I V IV I', 'I vi IV V', 'I IV V I'].map(row),
    minor: ['i bVII i bVII', 'i bVI bVII i', 'i bIII bVII i', 'i iv bVII i'].map(row),
  },
  epic: {
    major: ['I V ii IV', 'vi IV I V', 'I iii vi IV'].map(row),
    minor: ['i bVI bIII bVII', 'i bVI iv V', 'i bIII bVI bVII', 'i iv bVI V', 'i bVII bVI V'].map(row),
  },
  drift: {
    major: [
      'Imaj7 IVmaj7',
      'Imaj7 iii7 IVmaj7 Imaj7',
      'IVmaj7 Imaj7 vi7 IVmaj7',
      'Isus2 IVmaj7 vi7 Vsus4',
    ].map(row),
    minor: ['i7 bVImaj7', 'i7 iv7 bVImaj7 bVII', 'i7 bIIImaj7 bVImaj7 i7', 'i7 v7 bVImaj7 iv7'].map(row),
  },
  club: {
    major: ['I I vi vi', 'vi IV I V', 'IV V vi I'].map(row),
    minor: ['i i i bVII', 'i i bVI bVII', 'i bVI bIII bVII', 'i i iv i', 'bVI bVII i i'].map(row),
  },
  march: {
    major: ['I I V V I IV V I', 'I V I IV I V I I', 'I IV I V I IV V I'].map(row),
    minor: ['i i V V i iv V i', 'i iv i V bVI iv V i'].map(row),
  },
  spanish: {
    major: ['I bII bIII bII', 'I IV V I'].map(row),
    minor: ['i bVII bVI V', 'i iv V i', 'iv i V i'].map(row),
  },
} satisfies Record<string, Progressions>;

export type ProgressionFamily = keyof typeof progressionFamilies;

/** What a bridge turns to, so that it is heard as another place. */
export const bridges: Progressions = {
  major: ['IV V iii vi', 'vi iii IV V', 'ii V iii vi', 'IV iv I V'].map(row),
  minor: ['bIII bVII iv bVI', 'bVI bIII bVII V', 'iv bVII bIII V'].map(row),
};

/** Kinds of section that share their harmony. */
export const harmonyGroup = (kind: SectionKind): 'verse' | 'chorus' | 'bridge' => {
  if (kind === 'chorus' || kind === 'drop' || kind === 'solo') return 'chorus';
  return kind === 'bridge' ? 'bridge' : 'verse';
};
