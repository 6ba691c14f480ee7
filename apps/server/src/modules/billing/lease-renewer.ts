import type { Platform } from '../../platform/platform.ts';
import { renewSlots, type SlotLease } from './concurrency-slots.store.ts';
import { renewReservations } from './credits.store.ts';

/** How long what is held stays so after the last word of its process: a killed one frees it within a minute. */
export const leaseMs = 45_000;
/** Two renewals may get lost before a lease ends. */
const renewEveryMs = 15_000;

/** The slots and the credits that this process holds; renewed together, and only while there are any. */
export class LeaseRenewer {
  readonly #platform: Platform;
  readonly #slots = new Set<SlotLease>();
  readonly #reservationIds = new Set<string>();
  #callOff: (() => void) | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  renewSlot(lease: SlotLease): void {
    this.#slots.add(lease);
    this.#renewLater();
  }

  /** False when it was let go before. */
  letSlotGo(lease: SlotLease): boolean {
    const wasKept = this.#slots.delete(lease);
    this.#restWhenIdle();
    return wasKept;
  }

  /** Until it is settled, released, or taken over by work that outlives this process. */
  renewReservation(id: string): void {
    this.#reservationIds.add(id);
    this.#renewLater();
  }

  get slotLeaseIds(): string[] {
    return [...this.#slots].map(({ leaseId }) => leaseId);
  }

  get reservationIds(): string[] {
    return [...this.#reservationIds];
  }

  async renew(): Promise<void> {
    const { db, clock, log } = this.#platform;
    const expiresAt = new Date(clock.now().getTime() + leaseMs);
    const ids = this.reservationIds;
    try {
      await renewSlots(db, [...this.#slots], expiresAt);
      const renewed = new Set(await renewReservations(db, ids, expiresAt));
      for (const id of ids) if (!renewed.has(id)) this.#reservationIds.delete(id);
      this.#restWhenIdle();
    } catch (cause) {
      log.warn({ err: cause }, 'what running work holds could not be renewed; the next turn tries again');
    }
  }

  #renewLater(): void {
    this.#callOff ??= this.#platform.clock.after(renewEveryMs, () => {
      this.#callOff = undefined;
      void this.renew();
      this.#renewLater();
    });
  }

  #restWhenIdle(): void {
    if (this.#slots.size + this.#reservationIds.size > 0) return;
    this.#callOff?.();
    this.#callOff = undefined;
  }
}

const keepers = new WeakMap<Platform, LeaseRenewer>();

/** The keeper of this process. */
export function leaseRenewerOf(platform: Platform): LeaseRenewer {
  const keeper = keepers.get(platform) ?? new LeaseRenewer(platform);
  keepers.set(platform, keeper);
  return keeper;
}
