import { notificationSeverities } from '@mynah/contract/accounts/notifications';
import { bigserial, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/db/checks.ts';
import { users } from '../accounts/users/users.tables.ts';

/** One message to one person (NOT-002). */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    severity: text('severity', { enum: notificationSeverities }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** A path of the app that it leads to. */
    link: text('link'),
    needsAttention: boolean('needs_attention').notNull().default(false),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** What it was made from, so that a repeated event makes no second one. */
    source: text('source').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.sequence),
    oneOf(table.severity, notificationSeverities),
    uniqueIndex('notifications_source').on(table.userId, table.source),
  ],
);
