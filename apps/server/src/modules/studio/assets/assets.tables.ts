import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** A picture, a sound or a film that somebody uploaded to work with. */
export const studioAssets = pgTable(
  'studio_assets',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    blob: text('blob').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('studio_assets_list').on(table.workspaceId, table.createdAt, table.id),
    index('studio_assets_user').on(table.userId),
    ...notEmpty(table.name, table.contentType),
    ...notNegative(table.sizeBytes),
  ],
);
export type AssetRow = typeof studioAssets.$inferSelect;
export type NewAsset = typeof studioAssets.$inferInsert;
