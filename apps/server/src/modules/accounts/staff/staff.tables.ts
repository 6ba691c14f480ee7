import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every look and every act of staff, so that it can be answered for. Rows are only added. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    staffUserId: text('staff_user_id').notNull(),
    /** `history.listen` */
    action: text('action').notNull(),
    /** What it was done to: an id. */
    target: text('target'),
    workspaceId: text('workspace_id'),
    reason: text('reason'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('staff_actions_created').on(table.createdAt)],
);
