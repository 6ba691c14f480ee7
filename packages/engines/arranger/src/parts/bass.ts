import { chordAt } from '../harmony/section-harmony.ts';
import { nearestKey } from '../harmony/voicing.ts';
import type { Note } from '../score/note.ts';
import { bassPatterns } from './bass-styles.ts';
import { barsOf, finalNotes, type PartContext, velocityAt } from './part-context.ts';

/** The bass line: the pattern of the style over the roots, with a step that leads to the next chord. */
export function playBass(context: PartContext): Note[] {
  const { section, harmony, song } = context;
  if (!section.taste.bass || section.energy < 0.2) return [];
  const quiet = section.energy < 0.42 && section.genre.bass !== 'held';
  const patterns = quiet ? bassPatterns.held : bassPatterns[section.genre.bass];
  const random = context.random('bass');
  const pattern = patterns[song.seed % patterns.length] as string;
  const notes = barsOf(context).flatMap(({ bar, start, length }) => {
    const varied = bar % 4 === 3 || random.chance(0.25) ? random.pick(patterns) : pattern;
    return barOfBass(context, varied, { start, length });
  });
  const root = harmony.finalBeat === undefined ? [] : [rootKey(context, harmony.finalBeat)];
  return [...notes, ...finalNotes(context, 'bass', root)];
}

function barOfBass(context: PartContext, pattern: string, bar: { start: number; length: number }): Note[] {
  const notes: Note[] = [];
  const steps = Math.round(bar.length * 4);
  for (let step = 0; step < steps; step++) {
    const sign = pattern[step % pattern.length] as string;
    if (sign === '.' || sign === '-') continue;
    const start = bar.start + step / 4;
    let end = step + 1;
    while (end < steps && pattern[end % pattern.length] === '-') end++;
    const length = Math.max((end - step) / 4 - 0.06, 0.2);
    notes.push({
      role: 'bass',
      start,
      length,
      pitch: bassKey(context, start, sign),
      velocity: velocityAt(context, start, step % 4 === 0 ? 6 : -4),
    });
  }
  return notes;
}

function bassKey(context: PartContext, beat: number, sign: string): number {
  const { spans } = context.harmony;
  const { chord } = chordAt(spans, beat);
  const root = rootKey(context, beat);
  const above = (interval: number) => {
    const tone =
      chord.tones.find((one) => Math.abs(((((one - chord.root) % 12) + 12) % 12) - interval) <= 1) ??
      chord.root;
    return root + ((((tone - chord.root) % 12) + 12) % 12);
  };
  switch (sign) {
    case '5':
      return above(7) > root + 8 ? above(7) - 12 : above(7);
    case '3':
      return chord.tones.length < 3 ? above(7) : above(4);
    case '7':
      return above(10);
    case '8':
      return root + 12;
    case 'n':
      return leading(root, rootKey(context, beat + 1));
    default:
      return root;
  }
}

/** One step from the next root, from the side where the line comes from. */
const leading = (root: number, next: number): number =>
  next === root ? root + 7 - 12 : next + (next > root ? -1 : 1);

/** Roots lie between E1 and E flat 2, or about the middle of the instrument that plays them. */
function rootKey({ harmony, section }: PartContext, beat: number): number {
  const { program, center } = section.taste.band.bass;
  const middle = section.taste.band.bass.uses.includes('bass')
    ? Math.min(center, 42)
    : program < 8
      ? 38
      : Math.max(center - 20, 38);
  return nearestKey(chordAt(harmony.spans, beat).chord.root, middle);
}
