import type { ToolResponseMock } from '@mynah/contract/agents/tools/response-mocks';
import type { ToolConfig } from '@mynah/contract/agents/tools/tools';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export const agentTools = pgTable(
  'agent_tools',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    config: jsonb('config').$type<ToolConfig>().notNull(),
    responseMocks: jsonb('response_mocks').$type<ToolResponseMock[]>(),
    ...timestamps,
  },
  (table) => [
    index('agent_tools_workspace').on(table.workspaceId, table.createdAt),
    index('agent_tools_creator').on(table.creatorUserId),
    ...notEmpty(table.name, table.type),
  ],
);
export type AgentToolRow = typeof agentTools.$inferSelect;

/** A call of a tool that was made for a conversation. */
export const agentToolExecutions = pgTable(
  'agent_tool_executions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    toolId: text('tool_id')
      .notNull()
      .references(() => agentTools.id, { onDelete: 'cascade' }),
    /** Of the transcript, which may be deleted before. */
    conversationId: text('conversation_id').notNull(),
    requestId: text('request_id').notNull(),
    agentId: text('agent_id').notNull(),
    branchId: text('branch_id').notNull(),
    durationMs: integer('duration_ms').notNull(),
    isError: boolean('is_error').notNull(),
    request: text('request').notNull(),
    response: text('response').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_tool_executions_tool').on(table.toolId, table.createdAt),
    index('agent_tool_executions_workspace').on(table.workspaceId),
    ...notNegative(table.durationMs),
  ],
);
export type ToolExecutionRow = typeof agentToolExecutions.$inferSelect;
