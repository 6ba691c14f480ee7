import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { apiKeyChanged } from '../api-keys/api-key-changed.ts';
import { accessChanged } from './access-changed.ts';

/** How long a revoked key may still be let in by another process that missed the event. */
const keepMs = 5_000;
const most = 10_000;

/** A key that was looked up. What may change from call to call (time, address) is asked at each use. */
export interface KnownKey {
  actor: Actor;
  allowedIps: readonly string[] | null;
  expiresAt: Date | null;
}

interface Entry {
  known: KnownKey;
  until: number;
}

/** API keys that were just looked up, by the key's hash. */
export class ActorCache {
  readonly #entries = new Map<string, Entry>();
  #drops = 0;

  /** Looks up by `load` unless a fresh answer is there. */
  async get(keyHash: string, now: Date, load: () => Promise<KnownKey>): Promise<KnownKey> {
    const entry = this.#entries.get(keyHash);
    if (entry && entry.until > now.getTime()) return entry.known;
    const drops = this.#drops;
    const known = await load();
    // a key that was revoked while it was looked up must not come back
    if (drops === this.#drops) this.#keep(keyHash, { known, until: now.getTime() + keepMs });
    return known;
  }

  /** After a change of the key: the next use looks it up again. */
  dropKey(apiKeyId: string): void {
    this.#drops++;
    for (const [keyHash, { known }] of this.#entries) {
      if (known.actor.apiKeyId === apiKeyId) this.#entries.delete(keyHash);
    }
  }

  /** After a change in another process, which names the workspace only. */
  dropWorkspace(workspaceId: string): void {
    this.#drops++;
    for (const [keyHash, { known }] of this.#entries) {
      if (known.actor.workspaceId === workspaceId) this.#entries.delete(keyHash);
    }
  }

  #keep(keyHash: string, entry: Entry): void {
    this.#entries.delete(keyHash);
    this.#entries.set(keyHash, entry);
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
