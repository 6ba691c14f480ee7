import {
  authConnectionStatuses,
  authConnectionTypes,
  type ShownAuthSettings,
} from '@mynah/contract/agents/secrets/auth-connections';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notEmpty, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export const authConnections = pgTable(
  'agent_auth_connections',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type', { enum: authConnectionTypes }).notNull(),
    /** What answers show. */
    settings: jsonb('settings').$type<ShownAuthSettings>().notNull(),
    /** What they do not, as JSON; opens with the server's key alone, and for this row alone. */
    sealedValues: text('sealed_values').notNull(),
    status: text('status', { enum: authConnectionStatuses }).notNull(),
    statusDetail: text('status_detail'),
    statusUpdatedAt: timestamp('status_updated_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('agent_auth_connections_workspace').on(table.workspaceId, table.createdAt),
    index('agent_auth_connections_creator').on(table.creatorUserId),
    oneOf(table.type, authConnectionTypes),
    oneOf(table.status, authConnectionStatuses),
    ...notEmpty(table.name),
  ],
);
export type AuthConnectionRow = typeof authConnections.$inferSelect;
