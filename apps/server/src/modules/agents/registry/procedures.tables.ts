import type { ProcedureText } from '@mynah/contract/agents/registry/procedures';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { agentBranches, agents } from './agents.tables.ts';

/** What somebody has changed of a procedure and not published; what is published stands in the version of the agent. */
export const procedureDrafts = pgTable(
  'agent_procedure_drafts',
  {
    branchId: text('branch_id')
      .notNull()
      .references(() => agentBranches.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    procedureId: text('procedure_id').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Null: it is removed. */
    procedure: jsonb('procedure').$type<ProcedureText>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.userId, table.procedureId] }),
    index('agent_procedure_drafts_user').on(table.userId),
    index('agent_procedure_drafts_workspace').on(table.workspaceId),
    index('agent_procedure_drafts_agent').on(table.agentId),
  ],
);
export type ProcedureDraftRow = typeof procedureDrafts.$inferSelect;
