import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { isAny } from '../../../../platform/db/is-any.ts';
import { speechCache } from './speech-cache.tables.ts';

export async function findCachedItemId(
  db: Queryable,
  workspaceId: string,
  requestHash: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ historyItemId: speechCache.historyItemId })
    .from(speechCache)
    .where(and(eq(speechCache.workspaceId, workspaceId), eq(speechCache.requestHash, requestHash)))
    .limit(1);
  return found?.historyItemId;
}

export async function saveCachedItem(
  db: Queryable,
  cached: { workspaceId: string; requestHash: string; historyItemId: string },
): Promise<void> {
  await db
    .insert(speechCache)
    .values(cached)
    .onConflictDoUpdate({
      target: [speechCache.workspaceId, speechCache.requestHash],
      set: { historyItemId: cached.historyItemId, updatedAt: new Date() },
    });
}

export async function forgetCachedItems(
  db: Queryable,
  workspaceId: string,
  historyItemIds: readonly string[],
): Promise<void> {
  await db
    .delete(speechCache)
    .where(and(eq(speechCache.workspaceId, workspaceId), isAny(speechCache.historyItemId, historyItemIds)));
}
