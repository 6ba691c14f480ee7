import type { Harmony } from '../harmony/section-harmony.ts';
import type { Random } from '../random.ts';
import type { Note, Role } from '../score/note.ts';
import type { Song, SongSection } from '../score/song.ts';

/** What every player looks at. */
export interface PartContext {
  song: Song;
  section: SongSection;
  harmony: Harmony;
  /** A source of chance for one purpose; the same wherever this section is rendered. */
  random(purpose: string): Random;
  /** Beats after which nothing new begins but the last chord. */
  until: number;
}

/** Loudness of a stroke: grows with the energy of the section, and within one that builds up. */
export function velocityAt({ section }: PartContext, beat: number, accent: number): number {
  const rise = section.kind === 'build' ? 0.25 * (beat / section.beats) - 0.1 : 0;
  const fall =
    section.kind === 'outro' && section.genre.ending === 'cadence' ? -0.12 * (beat / section.beats) : 0;
  const level = 52 + 42 * Math.min(1, section.energy + rise + fall) + accent;
  return Math.round(Math.min(Math.max(level, 18), 124));
}

/** Bars of the section: where each begins, and how many beats are left for it. */
export function barsOf({ section, until }: PartContext): { bar: number; start: number; length: number }[] {
  const { meter } = section.taste;
  const count = Math.ceil(until / meter);
  return Array.from({ length: count }, (_, bar) => ({
    bar,
    start: bar * meter,
    length: Math.min(meter, until - bar * meter),
  }));
}

/** Chord tones at the end of the piece, held to the last sample. */
export function finalNotes(context: PartContext, role: Role, pitches: readonly number[]): Note[] {
  const { harmony, section } = context;
  const { finalBeat } = harmony;
  if (finalBeat === undefined) return [];
  return pitches.map((pitch) => ({
    role,
    start: finalBeat,
    length: section.beats - finalBeat,
    pitch,
    velocity: velocityAt(context, finalBeat, 4),
  }));
}
