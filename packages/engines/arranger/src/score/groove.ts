import { randomFor } from '../random.ts';
import type { Note } from './note.ts';
import type { SongSection } from './song.ts';

/** Off the grid by so much at most, when players are as loose as can be. */
const loosestMs = 11;

/** Swing, and the small differences of hands. Nothing falls before the section. */
export function loosen(notes: readonly Note[], section: SongSection): Note[] {
  const { genre, taste, beatMs } = section;
  const random = randomFor(section.seed, 'hands', section.kind, section.occurrence);
  const unit = genre.swingUnit;
  return notes.map((note) => {
    const start = swung(note.start, unit, taste.swing);
    const end = swung(note.start + note.length, unit, taste.swing);
    const spread =
      (random.next() + random.next() - 1) *
      genre.human *
      (loosestMs / beatMs) *
      (note.role === 'drums' ? 0.5 : 1);
    const touch = Math.round((random.next() - 0.5) * 14 * genre.human);
    return {
      ...note,
      start: Math.max(0, start + spread),
      length: Math.max(end - start, 0.05),
      velocity: Math.min(Math.max(note.velocity + touch, 1), 127),
    };
  });
}

/** Time bent so that the second half of each pair comes late. */
function swung(beat: number, unit: number, swing: number): number {
  if (swing === 0.5) return beat;
  const pair = 2 * unit;
  const base = Math.floor(beat / pair + 1e-9) * pair;
  const place = (beat - base) / pair;
  return base + pair * (place < 0.5 ? place * 2 * swing : swing + (place - 0.5) * 2 * (1 - swing));
}
