import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { historyItems } from './items.tables.ts';

/** What stands in the history of a workspace: what was deleted lies in the bin, where nobody but the bin looks. */
export const inHistory = (workspaceId: string): SQL | undefined =>
  and(eq(historyItems.workspaceId, workspaceId), isNull(historyItems.deletedAt));

/** For rows of other modules that belong to an item: true while it is not in the bin, and where there is none (yet). */
export const notInBin = (historyItemId: AnyColumn): SQL =>
  sql`not exists (
    select 1 from ${historyItems} as binned
    where binned.id = ${historyItemId} and binned.deleted_at is not null)`;
