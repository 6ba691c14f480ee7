import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SpeechJob } from './speech-job.ts';
import { speechCache } from './text-to-speech.tables.ts';

/** Raise it when the same request shall sound otherwise: what was kept before is then not given again. */
const soundVersion = 1;

/** What decides the bytes of an answer, in one hash. */
export function hashOfJob({ order, settings, format, seed, calls }: SpeechJob): string {
  const said = calls.map(({ engine, request, segment: { segment } }) => [
    engine,
    request,
    segment.pauseBeforeMs,
    segment.pauseAfterMs,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([soundVersion, order.text, settings, format.name, seed, said]))
    .digest('hex');
}

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
