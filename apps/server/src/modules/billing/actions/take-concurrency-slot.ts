import { outlastUnawaited } from '../../../platform/db/outlast-database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concurrencyLimit } from '../billing.policy.ts';
import { freeSlot, type SlotLease, takeFreeSlot } from '../concurrency-slots.store.ts';
import { leaseMs, leaseRenewerOf } from '../lease-renewer.ts';
import { countIn } from '../unlimited-count.ts';

/** How many generations of a workspace run, and how many its plan allows. */
export interface Concurrency {
  current: number;
  /** Undefined: only the engines' own queue limits; then `current` counts this process alone. */
  maximum: number | undefined;
}

export interface ConcurrencySlot {
  /** Never throws; harmless when called twice. */
  release(): Promise<void>;
}

/**
 * Takes a slot among the generations that the workspace may run at once, counted over every process of the
 * deployment. `onCount` hears the figures in either case: they stand in headers of the refusal, too.
 * @throws Failure `too_many_concurrent_requests`
 */
export async function takeConcurrencySlot(
  platform: Platform,
  { workspaceId, tier }: Pick<Actor, 'workspaceId' | 'tier'>,
  onCount: (concurrency: Concurrency) => void = () => {},
): Promise<ConcurrencySlot> {
  const maximum = concurrencyLimit(tier);
  if (maximum === undefined) {
    const counted = countIn(workspaceId);
    onCount({ current: counted.current, maximum });
    return { release: async () => counted.out() };
  }
  const { current, lease } = await lookForSlot(platform, workspaceId, maximum);
  onCount({ current, maximum });
  if (!lease) {
    throw new Failure(
      'too_many_concurrent_requests',
      `Your plan allows ${maximum} requests at once, and ${current} are running. Wait for one to finish.`,
      { retryAfterSeconds: 1, data: { current, maximum } },
    );
  }
  leaseRenewerOf(platform).renewSlot(lease);
  return { release: () => release(platform, lease) };
}

/** No lease: all slots are taken. */
async function lookForSlot(
  { db, clock, serverId }: Platform,
  workspaceId: string,
  maximum: number,
): Promise<{ current: number; lease?: SlotLease }> {
  const leaseId = newId();
  for (;;) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + leaseMs);
    const taking = { workspaceId, leaseId, serverId, maximum, now, expiresAt };
    const { slot, running } = await takeFreeSlot(db, taking);
    if (slot !== null) return { current: running + 1, lease: { workspaceId, slot, leaseId } };
    if (running >= maximum) return { current: running };
  }
}

async function release(platform: Platform, lease: SlotLease): Promise<void> {
  if (!leaseRenewerOf(platform).letSlotGo(lease)) return;
  const onFault = (cause: unknown): void => {
    platform.log.warn({ err: cause }, 'a slot could not be given back; it is free when its lease ends');
  };
  await outlastUnawaited(() => freeSlot(platform.db, lease), onFault).catch(onFault);
}
