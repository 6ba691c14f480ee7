import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accessChanged } from '../memberships/index.ts';
import { apiKeyChanged } from './api-key-changed.ts';

/** How long who was revoked may still be let in by another process that missed the event. */
const keepMs = 5_000;
/** A change is told before it is committed: for so long nobody of the workspace is kept, so that none is known by what was. */
const holdMs = 1_000;
const most = 10_000;

/** Who was looked up by a key or an access token. What may change from call to call (time, address) is asked at each use. */
export interface KnownCaller {
  actor: Actor;
  /** Of a key that is bound to addresses. */
  allowedIps: readonly string[] | null;
  expiresAt: Date | null;
}

interface Entry {
  known: KnownCaller;
  until: number;
}

/** Callers who were just looked up, by the hash of the key or token that they showed. */
export class ActorCache {
  readonly #entries = new Map<string, Entry>();
  readonly #heldUntil = new Map<string, number>();
  #drops = 0;

  /** Looks up by `load` unless a fresh answer is there. */
  async get(shownHash: string, now: Date, load: () => Promise<KnownCaller>): Promise<KnownCaller> {
    const entry = this.#entries.get(shownHash);
    if (entry && entry.until > now.getTime()) return entry.known;
    const drops = this.#drops;
    const known = await load();
    // who was revoked while they were looked up must not come back
    if (drops === this.#drops && !this.#isHeld(known, now)) {
      this.#keep(shownHash, { known, until: now.getTime() + keepMs });
    }
    return known;
  }

  /** After a change of the key: the next use looks it up again. */
  dropKey(apiKeyId: string): void {
    this.#drops++;
    for (const [shownHash, { known }] of this.#entries) {
      if (known.actor.apiKeyId === apiKeyId) this.#entries.delete(shownHash);
    }
  }

  /** After a change that is committed, here or in another process. */
  dropWorkspace(workspaceId: string): void {
    this.#drops++;
    for (const [shownHash, { known }] of this.#entries) {
      if (known.actor.workspaceId === workspaceId) this.#entries.delete(shownHash);
    }
  }

  /** In the transaction of a change: what is looked up until it is committed may be old already. */
  holdWorkspace(workspaceId: string, now: Date): void {
    for (const [held, until] of this.#heldUntil) if (until <= now.getTime()) this.#heldUntil.delete(held);
    this.#heldUntil.set(workspaceId, now.getTime() + holdMs);
    this.dropWorkspace(workspaceId);
  }

  #isHeld({ actor }: KnownCaller, now: Date): boolean {
    return (this.#heldUntil.get(actor.workspaceId) ?? 0) > now.getTime();
  }

  #keep(shownHash: string, entry: Entry): void {
    this.#entries.delete(shownHash);
    this.#entries.set(shownHash, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > most && oldest !== undefined) this.#entries.delete(oldest);
  }
}

const caches = new WeakMap<Platform, ActorCache>();

/** The cache of this process. It lives as long as the platform, and so does its watch. */
export function actorCacheOf(platform: Platform): ActorCache {
  const known = caches.get(platform);
  if (known) return known;
  const cache = new ActorCache();
  caches.set(platform, cache);
  for (const name of [apiKeyChanged, accessChanged]) {
    platform.events.watch(name, (workspaceId) => cache.dropWorkspace(workspaceId));
  }
  return cache;
}
