import { readLocal, removeLocal, writeLocal } from '#web/shared/storage/local-store.ts';

/** Seven days (PRV-048). */
export const CACHE_MAX_AGE_SECONDS = 604_800;

type Entry<Value> = { storedAtMs: number; value: Value };

/** Keeps a copy of server data so that the next visit has something to show at once. */
export function writeCache(key: string, value: unknown, nowMs = Date.now()): void {
  writeLocal(`cache:${key}`, { storedAtMs: nowMs, value } satisfies Entry<unknown>);
}

/** The cached value; an entry older than its age is dropped here, when it is read, not before. */
export function readCache<Value>(
  key: string,
  options: { maxAgeSeconds?: number; nowMs?: number } = {},
): Value | undefined {
  const entry = readLocal<Entry<Value>>(`cache:${key}`);
  if (entry === undefined) return undefined;
  const ageMs = (options.nowMs ?? Date.now()) - entry.storedAtMs;
  if (ageMs <= (options.maxAgeSeconds ?? CACHE_MAX_AGE_SECONDS) * 1000) return entry.value;
  removeLocal(`cache:${key}`);
  return undefined;
}
