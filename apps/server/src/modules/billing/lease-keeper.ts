import type { Platform } from '../../platform/platform.ts';
import { type PlaceLease, renewPlaces } from './generation-places.store.ts';

/** How long a place stays taken after the last word of its process: a killed one frees its places within a minute. */
export const leaseMs = 45_000;
/** Two renewals may get lost before a lease ends. */
const renewEveryMs = 15_000;

/** The places that this process holds; renewed together, and only while there are any. */
export class PlaceKeeper {
  readonly #platform: Platform;
  readonly #leases = new Set<PlaceLease>();
  #timer: NodeJS.Timeout | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  keep(lease: PlaceLease): void {
    this.#leases.add(lease);
    this.#timer ??= setInterval(() => void this.renew(), renewEveryMs).unref();
  }

  /** False when it was let go before. */
  letGo(lease: PlaceLease): boolean {
    const wasKept = this.#leases.delete(lease);
    if (this.#leases.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    return wasKept;
  }

  async renew(): Promise<void> {
    const { db, clock, log } = this.#platform;
    try {
      await renewPlaces(db, [...this.#leases], new Date(clock.now().getTime() + leaseMs));
    } catch (cause) {
      log.warn(
        { err: cause },
        'places of running generations could not be renewed; the next turn tries again',
      );
    }
  }
}

const keepers = new WeakMap<Platform, PlaceKeeper>();

/** The keeper of this process. */
export function placeKeeperOf(platform: Platform): PlaceKeeper {
  const keeper = keepers.get(platform) ?? new PlaceKeeper(platform);
  keepers.set(platform, keeper);
  return keeper;
}
