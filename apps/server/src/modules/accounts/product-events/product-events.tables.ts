import { bigserial, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** Flags of single people; what the operator switches on for everybody is a setting. */
export const featureFlags = pgTable(
  'feature_flags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    flag: text('flag').notNull(),
    enabled: boolean('enabled').notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.userId, table.flag] })],
);

/** Product events, kept on this server. */
export const productEvents = pgTable(
  'product_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Record<string, string | number | boolean>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('product_events_workspace').on(table.workspaceId, table.createdAt),
    index('product_events_user').on(table.userId),
    ...notEmpty(table.name),
  ],
);
