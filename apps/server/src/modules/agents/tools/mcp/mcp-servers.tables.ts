import type { McpServerConfig } from '@mynah/contract/agents/tools/mcp-servers';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';

export const mcpServers = pgTable(
  'agent_mcp_servers',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    config: jsonb('config').$type<McpServerConfig>().notNull(),
    ...timestamps,
  },
  (table) => [
    index('agent_mcp_servers_workspace').on(table.workspaceId, table.createdAt),
    index('agent_mcp_servers_creator').on(table.creatorUserId),
  ],
);
export type McpServerRow = typeof mcpServers.$inferSelect;
