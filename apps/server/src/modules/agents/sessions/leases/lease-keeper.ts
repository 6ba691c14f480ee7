import type { Platform } from '../../../../platform/platform.ts';
import { deleteLease, extendLeases, insertLease, noteCredits } from './leases.store.ts';

/** How long a conversation counts as going on after the last word of its process. */
const leaseMs = 45_000;
const renewEveryMs = 15_000;

/** Says of this process's conversations that they go on; only while there are any. */
class LeaseKeeper {
  readonly #platform: Platform;
  readonly #held = new Set<string>();
  #callOff: (() => void) | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  get held(): string[] {
    return [...this.#held];
  }

  async take(conversationId: string, workspaceId: string): Promise<void> {
    const { db, clock, serverId } = this.#platform;
    this.#held.add(conversationId);
    const beganAt = clock.now();
    const expiresAt = new Date(beganAt.getTime() + leaseMs);
    await insertLease(db, { conversationId, workspaceId, serverId, beganAt, expiresAt });
    this.#renewLater();
  }

  charged(conversationId: string, credits: number): Promise<void> {
    return noteCredits(this.#platform.db, conversationId, credits);
  }

  async letGo(conversationId: string): Promise<void> {
    this.#held.delete(conversationId);
    if (this.#held.size === 0) {
      this.#callOff?.();
      this.#callOff = undefined;
    }
    await deleteLease(this.#platform.db, conversationId);
  }

  #renewLater(): void {
    this.#callOff ??= this.#platform.clock.after(renewEveryMs, () => {
      this.#callOff = undefined;
      if (this.#held.size === 0) return;
      void this.#renew();
      this.#renewLater();
    });
  }

  async #renew(): Promise<void> {
    const { db, clock, log } = this.#platform;
    try {
      await extendLeases(db, this.held, new Date(clock.now().getTime() + leaseMs));
    } catch (cause) {
      log.warn(
        { err: cause },
        'that conversations go on could not be written down; the next turn tries again',
      );
    }
  }
}

const keepers = new WeakMap<Platform, LeaseKeeper>();

export function leaseKeeper(platform: Platform): LeaseKeeper {
  const keeper = keepers.get(platform) ?? new LeaseKeeper(platform);
  keepers.set(platform, keeper);
  return keeper;
}
