import type { Platform } from '../../../../platform/platform.ts';
import { deletePreviews, listExpiredPreviews } from '../design.store.ts';

const batchSize = 200;
/** One that is being saved at its last moment is not taken away meanwhile. */
const graceMs = 3_600_000;

/** Deletes previews whose day is over, with their sounds. */
export async function forgetPreviews({ db, blobs, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - graceMs);
  for (;;) {
    const expired = await listExpiredPreviews(db, before, batchSize);
    if (expired.length === 0) return;
    // blobs first: a crash between leaves the rows, and the next run ends what was begun
    for (const { soundBlob } of expired) if (soundBlob !== null) await blobs.remove(soundBlob);
    await deletePreviews(
      db,
      expired.map(({ id }) => id),
    );
  }
}
