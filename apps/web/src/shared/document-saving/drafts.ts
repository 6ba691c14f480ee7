import { CACHE_MAX_AGE_SECONDS, readCache, writeCache } from '#web/shared/storage/local-cache.ts';
import { removeLocal } from '#web/shared/storage/local-store.ts';

/** What somebody changed and the server does not have yet. */
export interface Draft<Document, Changes> {
  /** Upon which it was changed. */
  revision: number;
  changes: Changes;
  /** Of the document of that revision, what the changes are about. */
  base: Document;
  /** Parts that somebody else changed as well, and nobody has chosen of yet. */
  conflicts?: readonly string[];
  savedAtMs: number;
}

export const keepDraft = <Document, Changes>(
  key: string,
  draft: Omit<Draft<Document, Changes>, 'savedAtMs'>,
  nowMs: number = Date.now(),
): void => writeCache(key, { ...draft, savedAtMs: nowMs }, nowMs);

/** STU-036: for seven days. */
export const findDraft = <Document, Changes>(
  key: string,
  nowMs: number = Date.now(),
): Draft<Document, Changes> | undefined =>
  readCache<Draft<Document, Changes>>(key, { nowMs, maxAgeSeconds: CACHE_MAX_AGE_SECONDS });

export const forgetDraft = (key: string): void => removeLocal(`cache:${key}`);
