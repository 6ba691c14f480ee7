import type { NotificationSeverity } from '@mynah/contract/notifications';
import { bigserial, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One message to one person (NOT-002). */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    severity: text('severity').$type<NotificationSeverity>().notNull(),
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
    uniqueIndex('notifications_source').on(table.userId, table.source),
  ],
);
