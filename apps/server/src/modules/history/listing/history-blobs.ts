import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/database.ts';
import { historyFiles, historyItems } from '../items/items.tables.ts';

const elsewhere = alias(historyItems, 'elsewhere');

/** What older servers wrote may be named by items of two workspaces. */
export const historyBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const isNamed = db
    .select({ one: sql`1` })
    .from(elsewhere)
    .where(and(eq(elsewhere.audioBlob, historyItems.audioBlob), ne(elsewhere.workspaceId, workspaceId)));
  const sounds = db
    .select({ blob: historyItems.audioBlob })
    .from(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), notExists(isNamed)));
  const files = db
    .select({ blob: historyFiles.blob })
    .from(historyFiles)
    .innerJoin(historyItems, eq(historyItems.id, historyFiles.historyItemId))
    .where(eq(historyItems.workspaceId, workspaceId));
  return (await union(sounds, files)).map(({ blob }) => blob);
};
