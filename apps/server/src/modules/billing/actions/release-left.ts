import type { Platform } from '../../../platform/platform.ts';
import { freeSlotsOf } from '../concurrency-slots.store.ts';
import { listReservationsOf } from '../credits.store.ts';
import { leaseRenewerOf } from '../lease-renewer.ts';
import { releaseCredits } from './release-credits.ts';

/**
 * At a start: gives back what an earlier process of this server held when it was killed. What this one holds already
 * stays, and so does what belongs to work that goes on.
 */
export async function releaseLeft(platform: Platform): Promise<void> {
  const { db, serverId } = platform;
  const keeper = leaseRenewerOf(platform);
  await freeSlotsOf(db, serverId, keeper.slotLeaseIds);
  const held = await listReservationsOf(db, serverId);
  const running = new Set(keeper.reservationIds);
  for (const left of held) if (!running.has(left.id)) await releaseCredits(platform, left);
}
