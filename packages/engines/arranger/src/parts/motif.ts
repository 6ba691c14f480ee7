import { harmonyGroup } from '../harmony/progressions.ts';
import { type Random, randomFor } from '../random.ts';
import type { Song, SongSection } from '../score/song.ts';

export interface MotifNote {
  /** Beats from the bar line. */
  at: number;
  length: number;
  /** Steps of the scale from the note before. */
  step: number;
  /** Has to be a tone of the chord. */
  strong: boolean;
}

/** The figures a tune is made of: two bars that differ, and one that closes a phrase. */
export interface Motif {
  group: string;
  /** Where it begins, in semitones about the middle of the instrument. */
  start: number;
  a: readonly MotifNote[];
  b: readonly MotifNote[];
  close: readonly MotifNote[];
}

/** Sections of one kind share a motif, so that the ear knows them again. */
export function motifFor(song: Song, section: SongSection): Motif {
  const group = harmonyGroup(section.kind);
  const random = randomFor(section.seed, 'motif', group);
  const { meter } = section.taste;
  const density = Math.min(
    1,
    section.taste.density + (group === 'chorus' ? 0.06 : 0) + (section.kind === 'solo' ? 0.2 : 0),
  );
  const syncopation = song.taste.genre.syncopation;
  return {
    group,
    start: random.between(-3, 4),
    a: cell({ meter, density, syncopation }, random),
    b: cell({ meter, density: Math.min(1, density + 0.12), syncopation }, random),
    close: closing(meter, density, random),
  };
}

interface CellOptions {
  meter: number;
  density: number;
  syncopation: number;
}

function cell({ meter, density, syncopation }: CellOptions, random: Random): MotifNote[] {
  const starts = new Set<number>();
  for (let beat = 0; beat < meter; beat++) {
    if (random.chance(beat === 0 ? 0.9 : 0.3 + density * 0.6)) starts.add(pushed(beat, syncopation, random));
    if (random.chance(density * 0.75)) starts.add(beat + 0.5);
    if (density > 0.7 && random.chance((density - 0.6) * 0.8)) starts.add(beat + 0.75);
    if (density > 0.8 && random.chance((density - 0.7) * 0.7)) starts.add(beat + 0.25);
  }
  if (starts.size === 0) starts.add(0);
  const ordered = [...starts].sort((a, b) => a - b);
  const shape = contour(ordered.length, random);
  return ordered.map((at, index) => {
    const next = ordered[index + 1] ?? meter;
    return {
      at,
      length: Math.min(next - at, 2.5),
      step: shape[index] as number,
      strong: index === 0 || Number.isInteger(at / 2) || next - at >= 1.5,
    };
  });
}

/** On the beat, or half a beat early where the music leans forward. */
const pushed = (beat: number, syncopation: number, random: Random): number =>
  beat > 0 && random.chance(syncopation * 0.55) ? beat - 0.5 : beat;

/** Steps mostly, a leap now and then, and after a leap a step back. */
function contour(count: number, random: Random): number[] {
  const steps: number[] = [];
  const direction = random.chance(0.55) ? 1 : -1;
  for (let index = 0; index < count; index++) {
    const before = steps[index - 1] ?? 0;
    const rising = index < count / 2 ? direction : -direction;
    if (Math.abs(before) >= 3) steps.push(-Math.sign(before));
    else if (random.chance(0.16)) steps.push(rising * random.between(2, 4));
    else if (random.chance(0.14)) steps.push(0);
    else steps.push(random.chance(0.75) ? rising : -rising);
  }
  return steps;
}

/** One to three notes that come to rest, and room to breathe. */
function closing(meter: number, density: number, random: Random): MotifNote[] {
  const long = Math.max(1, meter - (density > 0.5 ? 2 : 1) - 0.5);
  const lead =
    density > 0.3 && random.chance(0.7)
      ? [
          { at: 0, length: 0.5, step: -1, strong: true },
          { at: 0.5, length: 0.5, step: random.pick([-1, 1]), strong: false },
        ]
      : [];
  return [...lead, { at: lead.length > 0 ? 1 : 0, length: long, step: -1, strong: true }];
}
