import { edit, measure } from '@mynah/audio';
import type { MusicStep } from '@mynah/engine-spec/tasks';
import type { BasicSoundBank } from 'spessasynth_core';
import type { Role } from '../score/note.ts';
import { scoreOf } from '../score/section-score.ts';
import type { Song, SongSection } from '../score/song.ts';
import { renderNotes, type Stereo } from './render-notes.ts';

export const sampleRateHz = 44_100;
const targetLufs = -16;
/** Between the quietest and the loudest section. */
const rangeDb = 7;
const mostGainDb = 24;
const edgeMs = 12;
const fadeMs = 7000;

export interface StepOptions {
  bank: BasicSoundBank;
  /** Only these play, at the level that they have in the mix. */
  only?: ReadonlySet<Role>;
  signal: AbortSignal;
}

/** A step of a piece, as loud as its section is meant to be. */
export async function renderStep(
  song: Song,
  step: MusicStep,
  { bank, only, signal }: StepOptions,
): Promise<Stereo> {
  const section = song.sections[step.section] as SongSection;
  const notes = scoreOf(song, section);
  const beats = (ms: number) => Math.round((ms / section.beatMs) * 1000) / 1000;
  const range = { bank, sampleRateHz, section, from: beats(step.fromMs), to: beats(step.toMs), signal };
  const mix = await renderNotes(notes, range);
  const gain = gainFor(mix, song, section, step.toMs - step.fromMs);
  const sound = only ? await renderNotes(notes, { ...range, only }) : mix;
  scale(sound, gain);
  return section.isLast ? closed(sound, section, step) : sound;
}

/** Measured on the step itself, so that no other part of the piece has to be known. */
function gainFor({ left, right }: Stereo, song: Song, section: SongSection, lengthMs: number): number {
  const body = Math.min(left.length, Math.round((lengthMs * sampleRateHz) / 1000));
  const loudness = measure.integratedLoudness(
    edit.interleave(left.subarray(0, body), right.subarray(0, body)),
    sampleRateHz,
    2,
  );
  if (!Number.isFinite(loudness)) return 1;
  const gainDb = targetOf(song, section) - loudness;
  return 10 ** (Math.min(gainDb, mostGainDb) / 20);
}

/** Sections differ by their energy; together they come to the target. */
export function targetOf(song: Song, section: SongSection): number {
  const offset = (energy: number) => (energy - 1) * rangeDb;
  const total = song.sections.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const power = song.sections.reduce(
    (sum, { energy, durationMs }) => sum + (durationMs / total) * 10 ** (offset(energy) / 10),
    0,
  );
  return targetLufs + offset(section.energy) - 10 * Math.log10(power);
}

function scale({ left, right }: Stereo, gain: number): void {
  for (const side of [left, right])
    for (let index = 0; index < side.length; index++) side[index] = (side[index] as number) * gain;
}

/** The piece ends where the plan says: what would ring beyond is faded out in time. */
function closed(sound: Stereo, section: SongSection, step: MusicStep): Stereo {
  const toSamples = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const length = Math.min(sound.left.length, toSamples(section.durationMs - step.fromMs));
  const cut = { left: sound.left.slice(0, length), right: sound.right.slice(0, length) };
  const fades = section.genre.ending === 'fade' || section.genre.form === 'drift';
  const fade = Math.min(fades ? fadeMs : 900, section.durationMs * (fades ? 0.6 : 0.2));
  const start = toSamples(section.durationMs - step.fromMs - fade);
  const end = toSamples(section.durationMs - step.fromMs - edgeMs);
  for (const side of [cut.left, cut.right]) {
    for (let index = Math.max(0, start); index < side.length; index++) {
      const share = Math.min(1, (index - start) / (end - start));
      side[index] = (side[index] as number) * Math.cos((share * Math.PI) / 2) ** (fades ? 1.5 : 1);
    }
  }
  return cut;
}
