import {
  type EnvironmentValue,
  environmentVariableTypes,
} from '@mynah/contract/agents/secrets/environment-variables';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export const environmentVariables = pgTable(
  'agent_environment_variables',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    label: text('label').notNull(),
    type: text('type', { enum: environmentVariableTypes }).notNull(),
    /** By environment; `production` always. */
    values: jsonb('values').$type<Record<string, EnvironmentValue>>().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('agent_environment_variables_label').on(table.workspaceId, table.label),
    index('agent_environment_variables_creator').on(table.creatorUserId),
    oneOf(table.type, environmentVariableTypes),
    ...notEmpty(table.label),
  ],
);
export type EnvironmentVariableRow = typeof environmentVariables.$inferSelect;
