import { outlastUnawaited } from '../../../platform/db/outlast-database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concurrencyLimit } from '../billing.policy.ts';
import { freePlace, type PlaceLease, takeFreePlace } from '../generation-places.store.ts';
import { leaseKeeperOf, leaseMs } from '../lease-keeper.ts';
import { countIn } from '../unlimited-count.ts';

/** How many generations of a workspace run, and how many its plan allows. */
export interface Concurrency {
  current: number;
  /** Undefined: only the engines' own queue limits; then `current` counts this process alone. */
  maximum: number | undefined;
}

export interface GenerationPlace {
  /** Never throws; harmless when called twice. */
  release(): Promise<void>;
}

/**
 * Takes a place among the generations that the workspace may run at once, counted over every process of the
 * deployment. `onCount` hears the figures in either case: they stand in headers of the refusal, too.
 * @throws Failure `too_many_concurrent_requests`
 */
export async function takeGenerationPlace(
  platform: Platform,
  { workspaceId, tier }: Pick<Actor, 'workspaceId' | 'tier'>,
  onCount: (concurrency: Concurrency) => void = () => {},
): Promise<GenerationPlace> {
  const maximum = concurrencyLimit(tier);
  if (maximum === undefined) {
    const counted = countIn(workspaceId);
    onCount({ current: counted.current, maximum });
    return { release: async () => counted.out() };
  }
  const { current, lease } = await lookForPlace(platform, workspaceId, maximum);
  onCount({ current, maximum });
  if (!lease) {
    throw new Failure(
      'too_many_concurrent_requests',
      `Your plan allows ${maximum} requests at once and ${current} are running. Wait for one to end.`,
      { retryAfterSeconds: 1, data: { current, maximum } },
    );
  }
  leaseKeeperOf(platform).keepPlace(lease);
  return { release: () => release(platform, lease) };
}

/** No lease: all places are taken. */
async function lookForPlace(
  { db, clock, serverId }: Platform,
  workspaceId: string,
  maximum: number,
): Promise<{ current: number; lease?: PlaceLease }> {
  const leaseId = newId();
  for (;;) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + leaseMs);
    const taking = { workspaceId, leaseId, serverId, maximum, now, expiresAt };
    const { place, running } = await takeFreePlace(db, taking);
    if (place !== null) return { current: running + 1, lease: { workspaceId, place, leaseId } };
    if (running >= maximum) return { current: running };
  }
}

async function release(platform: Platform, lease: PlaceLease): Promise<void> {
  if (!leaseKeeperOf(platform).letPlaceGo(lease)) return;
  const onFault = (cause: unknown): void => {
    platform.log.warn({ err: cause }, 'a place could not be given back; it is free when its lease ends');
  };
  await outlastUnawaited(() => freePlace(platform.db, lease), onFault).catch(onFault);
}
