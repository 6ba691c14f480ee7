import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** Environments that somebody named before a variable has a value in them. */
export const agentEnvironments = pgTable(
  'agent_environments',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    primaryKey({ name: 'agent_environments_key', columns: [table.workspaceId, table.name] }),
    index('agent_environments_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
  ],
);
