import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notNegative } from '../../../../platform/db/checks.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';

/** Conversations that go on, and which server has them: who falls silent loses them. */
export const sessionLeases = pgTable(
  'agent_session_leases',
  {
    conversationId: text('conversation_id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    serverId: text('server_id').notNull(),
    /** Charged so far. */
    credits: integer('credits').notNull().default(0),
    beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_session_leases_workspace').on(table.workspaceId),
    index('agent_session_leases_expiry').on(table.expiresAt),
    ...notNegative(table.credits),
  ],
);
export type SessionLease = typeof sessionLeases.$inferSelect;
