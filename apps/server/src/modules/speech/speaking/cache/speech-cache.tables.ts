import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../../platform/db/database.ts';
import { historyItems } from '../../../history/items/items.tables.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';

/** Answers that can be given again: the same request with the same seed, in the same workspace. */
export const speechCache = pgTable(
  'speech_cache',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** SHA-256 over everything that decides the bytes. */
    requestHash: text('request_hash').notNull(),
    historyItemId: text('history_item_id')
      .notNull()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.requestHash] }),
    index('speech_cache_item').on(table.historyItemId),
  ],
);
