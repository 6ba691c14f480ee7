import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export const agentSecrets = pgTable(
  'agent_secrets',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Opens with the server's key alone, and for this row alone. */
    sealedValue: text('sealed_value').notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('agent_secrets_name').on(table.workspaceId, table.name),
    index('agent_secrets_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
  ],
);
export type AgentSecretRow = typeof agentSecrets.$inferSelect;
