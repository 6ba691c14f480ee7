import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type HistoryRow, historyItems } from '../items/items.tables.ts';

/** Keeps the waveform of an item that had none. */
export async function savePeaks(
  db: Queryable,
  { workspaceId, id }: Pick<HistoryRow, 'workspaceId' | 'id'>,
  peaks: Uint8Array,
): Promise<void> {
  await db
    .update(historyItems)
    .set({ peaks })
    .where(
      and(eq(historyItems.workspaceId, workspaceId), eq(historyItems.id, id), isNull(historyItems.peaks)),
    );
}
