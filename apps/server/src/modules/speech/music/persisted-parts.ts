import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { StepRow } from './music.tables.ts';
import type { SongStep } from './song-steps.ts';
import { fromStepBytes, type StepSound, toStepBytes } from './step-sound.ts';

/** The sound of a step, or a part of it, as the rows of its song have it. */
export type PersistedPart = Omit<StepRow, 'songId'>;

/** Parts of one step share its place in thousands: a taken section may have several. */
const partsPerStep = 1000;

/** Puts the sounds of a step away, by what stores bytes under the key that it gives. */
export const persistParts = (
  { place, step }: { place: number; step: SongStep },
  sounds: readonly StepSound[],
  persist: (bytes: Uint8Array) => Promise<string>,
): Promise<PersistedPart[]> =>
  Promise.all(
    sounds.map(async (sound, part) => ({
      place: place * partsPerStep + part,
      section: step.kind === 'whole' ? 0 : step.section,
      startMs: sound.startMs,
      blob: await persist(toStepBytes(sound)),
    })),
  );

export const readParts = (blobs: Blobs, parts: readonly PersistedPart[]): Promise<StepSound[]> =>
  Promise.all(parts.map(async ({ blob, startMs }) => fromStepBytes(await blobs.get(blob), startMs)));
