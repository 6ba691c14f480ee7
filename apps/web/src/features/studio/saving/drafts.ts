import type { WrittenBlock, WrittenChange } from '#web/features/studio/text/written-block.ts';
import { CACHE_MAX_AGE_SECONDS, readCache, writeCache } from '#web/shared/storage/local-cache.ts';
import { removeLocal } from '#web/shared/storage/local-store.ts';

/** What somebody wrote and the server does not have yet. */
export interface Draft {
  /** Upon which it was written. */
  revision: number;
  changes: WrittenChange[];
  /** The blocks of that revision which the changes name. */
  base: WrittenBlock[];
  savedAtMs: number;
}

const keyOf = (chapterId: string): string => `studio-draft:${chapterId}`;

export const keepDraft = (
  chapterId: string,
  draft: Omit<Draft, 'savedAtMs'>,
  nowMs: number = Date.now(),
): void => writeCache(keyOf(chapterId), { ...draft, savedAtMs: nowMs }, nowMs);

/** STU-036: for seven days. */
export const findDraft = (chapterId: string, nowMs: number = Date.now()): Draft | undefined =>
  readCache<Draft>(keyOf(chapterId), { nowMs, maxAgeSeconds: CACHE_MAX_AGE_SECONDS });

export const forgetDraft = (chapterId: string): void => removeLocal(`cache:${keyOf(chapterId)}`);
