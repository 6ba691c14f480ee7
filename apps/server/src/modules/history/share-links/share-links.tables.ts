import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { historyItems } from '../items/items.tables.ts';

/** The public address of an item: one at a time. A revoked one is deleted, so that its address never works again. */
export const shareLinks = pgTable(
  'share_links',
  {
    /** Stands in the address and cannot be guessed. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    historyItemId: text('history_item_id')
      .notNull()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    /** Whose public name the page shows. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    isIndexed: boolean('is_indexed').notNull().default(false),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('share_links_item').on(table.historyItemId),
    index('share_links_workspace').on(table.workspaceId),
    index('share_links_user').on(table.userId),
  ],
);
