import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was done that bears on security. Rows are only added: the database refuses to change one. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    /** Null: the server itself. */
    actorUserId: text('actor_user_id'),
    actorApiKeyId: text('actor_api_key_id'),
    /** What it was done to: `api-key`, `member`. */
    className: text('class_name').notNull(),
    /** `create`, `delete`, `sign-in` */
    activityName: text('activity_name').notNull(),
    targetId: text('target_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    ipAddress: text('ip_address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('audit_log_workspace').on(table.workspaceId, table.id)],
);
