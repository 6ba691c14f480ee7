import type { Platform } from '../../../platform/platform.ts';
import { addStep, listSteps } from './music.store.ts';
import type { StepRow } from './music.tables.ts';
import type { StepStore } from './render-song.ts';
import { fromStepBytes, toStepBytes } from './step-sound.ts';

/** Parts of one step share its place in thousands: a taken section may have several. */
const partsPerStep = 1000;

/** Keeps the steps of a song as blobs, and tells how many there are. */
export async function openStepStore(
  { db, blobs }: Pick<Platform, 'db' | 'blobs'>,
  song: { workspaceId: string; songId: string },
  onStored: (done: number) => Promise<void> = async () => {},
): Promise<StepStore> {
  const rows = await listSteps(db, song.workspaceId, song.songId);
  const kept = new Map<number, StepRow[]>();
  for (const row of rows) {
    const place = Math.floor(row.place / partsPerStep);
    kept.set(place, [...(kept.get(place) ?? []), row]);
  }
  return {
    async read(place) {
      const found = kept.get(place);
      return (
        found &&
        Promise.all(found.map(async ({ blob, startMs }) => fromStepBytes(await blobs.get(blob), startMs)))
      );
    },
    async write(place, step, sounds) {
      const stored = await Promise.all(sounds.map((sound) => blobs.put(toStepBytes(sound), song.songId)));
      await db.transaction(async (tx) => {
        for (const [part, { key }] of stored.entries()) {
          const { startMs = 0 } = sounds[part] ?? {};
          const section = step.kind === 'whole' ? 0 : step.section;
          await addStep(tx, {
            songId: song.songId,
            place: place * partsPerStep + part,
            section,
            startMs,
            blob: key,
          });
        }
      });
      await onStored(place + 1);
    },
  };
}
