import type { MusicPlan, MusicSection } from '@mynah/engine-spec/tasks';
import { energyOfKind, kindOfSection, type SectionKind } from '../plan/section-kind.ts';
import { readWishes } from '../vocabulary/direction.ts';
import type { Genre } from '../vocabulary/genre.ts';
import { type Taste, tasteOf } from '../vocabulary/taste.ts';

export interface SongSection {
  index: number;
  name: string;
  kind: SectionKind;
  startMs: number;
  durationMs: number;
  /** Whole beats that fill the section exactly. */
  beats: number;
  beatMs: number;
  /** 0 to 1. */
  energy: number;
  taste: Taste;
  /** Whose grooves and accompaniment are played here. */
  genre: Genre;
  /** How many sections of this kind came before. */
  occurrence: number;
  /** Semitones above the key of the piece. */
  shift: number;
  seed: number;
  isLast: boolean;
}

/** A plan understood: one taste for all of it, and what each section makes of it. */
export interface Song {
  taste: Taste;
  seed: number;
  sections: readonly SongSection[];
}

export function readSong(plan: MusicPlan, seed: number): Song {
  const taste = tasteOf(plan.positiveStyles, plan.negativeStyles, seed);
  const kinds = plan.sections.map((section, index) => kindAt(plan, section, index));
  let startMs = 0;
  const sections = plan.sections.map((section, index): SongSection => {
    const kind = kinds[index] as SectionKind;
    const occurrence = kinds.slice(0, index).filter((other) => other === kind).length;
    const local = localTaste(plan, section, taste);
    const beats = Math.max(2, Math.round((section.durationMs * taste.tempo) / 60_000));
    const from = startMs;
    startMs += section.durationMs;
    return {
      index,
      name: section.name,
      kind,
      startMs: from,
      durationMs: section.durationMs,
      beats,
      beatMs: section.durationMs / beats,
      energy: energyAt(kind, occurrence, local),
      taste: local.taste,
      genre: local.genre,
      occurrence,
      shift: liftAt(taste, kinds, index),
      seed: section.seed ?? seed,
      isLast: index === plan.sections.length - 1,
    };
  });
  return { taste, seed, sections };
}

/** A single section is a theme, whatever it is called; the last one ends the piece. */
function kindAt(plan: MusicPlan, section: MusicSection, index: number): SectionKind {
  const kind = kindOfSection(section.name);
  return plan.sections.length === 1 && index === 0 && kind === 'verse' ? 'chorus' : kind;
}

interface LocalTaste {
  taste: Taste;
  genre: Genre;
  energy: number;
}

/** A section's own styles shade the piece: other players, another groove, more or less of it; tempo and key stay. */
function localTaste(plan: MusicPlan, section: MusicSection, taste: Taste): LocalTaste {
  if (section.positiveStyles.length === 0 && section.negativeStyles.length === 0) {
    return { taste, genre: taste.genre, energy: taste.energy };
  }
  const { wanted, unwanted } = readWishes(
    section.positiveStyles.join(', '),
    section.negativeStyles.join(', '),
  );
  const own = tasteOf(
    [...section.positiveStyles, ...plan.positiveStyles],
    [...section.negativeStyles, ...plan.negativeStyles],
    0,
  );
  const energy = wanted.moods.reduce((sum, mood) => sum + (mood.energy ?? 0), 0);
  const genre = wanted.genres.length > 0 ? own.genre : taste.genre;
  const changesBand =
    wanted.instruments.length > 0 || wanted.genres.length > 0 || unwanted.instruments.length > 0;
  return {
    genre,
    energy: taste.energy + energy,
    taste: {
      ...taste,
      genre,
      band: changesBand
        ? { ...taste.band, ...changedSeats(taste, own, wanted.instruments.length > 0) }
        : taste.band,
      asked: [...wanted.instruments, ...taste.asked],
      drums: unwanted.drums ? false : wanted.drums ? true : taste.drums,
      bass: unwanted.bass ? false : taste.bass,
      melody: unwanted.melody ? false : taste.melody,
    },
  };
}

/** The seats of those who were asked for here; the others stay seated. */
function changedSeats(taste: Taste, own: Taste, byName: boolean): Partial<Taste['band']> {
  if (!byName) return own.band;
  const named = new Set(own.asked.filter((instrument) => !taste.asked.includes(instrument)));
  return Object.fromEntries(Object.entries(own.band).filter(([, instrument]) => named.has(instrument)));
}

function energyAt(kind: SectionKind, occurrence: number, { energy }: LocalTaste): number {
  const grown = Math.min(occurrence, 2) * 0.05;
  return Math.min(Math.max(energyOfKind[kind] + energy + grown, 0.15), 1);
}

/** The last of three choruses is a whole tone higher where that is the custom. */
function liftAt(taste: Taste, kinds: readonly SectionKind[], index: number): number {
  if (taste.genre.form !== 'song' || !['pop', 'country', 'gospel', 'chiptune'].includes(taste.genre.name))
    return 0;
  const choruses = kinds.flatMap((kind, at) => (kind === 'chorus' ? [at] : []));
  const last = choruses.at(-1) ?? 0;
  return choruses.length >= 3 && index >= last ? 2 : 0;
}
