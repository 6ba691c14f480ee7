import type { Platform } from '../../../platform/platform.ts';
import { listExpiredReservations } from '../credits.store.ts';
import { releaseCredits } from './release-credits.ts';

const batchSize = 500;

/** Gives back what a crash left held; the next run takes what is over a batch. */
export async function releaseExpired(platform: Platform): Promise<void> {
  const expired = await listExpiredReservations(platform.db, platform.clock.now(), batchSize);
  for (const reservation of expired) await releaseCredits(platform, reservation);
}
