import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { apiKeyChanged } from './api-key-changed.ts';

/** How long a revoked key may still be let in by another process that missed the event. */
const keepMs = 5_000;
const most = 10_000;

interface Entry {
  actor: Actor;
  until: number;
}

/** Actors of API keys that were just looked up, by the key's hash. */
export class ActorCache {
  readonly #entries = new Map<string, Entry>();
  #drops = 0;

  /** Looks up by `load` unless a fresh answer is there. */
  async get(keyHash: string, now: Date, load: () => Promise<Actor>): Promise<Actor> {
    const entry = this.#entries.get(keyHash);
    if (entry && entry.until > now.getTime()) return entry.actor;
    const drops = this.#drops;
    const actor = await load();
    // a key that was revoked while it was looked up must not come back
    if (drops === this.#drops) this.#keep(keyHash, { actor, until: now.getTime() + keepMs });
    return actor;
  }

  /** After a change of the key: the next use looks it up again. */
  dropKey(apiKeyId: string): void {
    this.#drops++;
    for (const [keyHash, { actor }] of this.#entries) {
      if (actor.apiKeyId === apiKeyId) this.#entries.delete(keyHash);
    }
  }

  /** After a change in another process, which names the workspace only. */
  dropWorkspace(workspaceId: string): void {
    this.#drops++;
    for (const [keyHash, { actor }] of this.#entries) {
      if (actor.workspaceId === workspaceId) this.#entries.delete(keyHash);
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
  platform.events.watch(apiKeyChanged, (workspaceId) => cache.dropWorkspace(workspaceId));
  return cache;
}
