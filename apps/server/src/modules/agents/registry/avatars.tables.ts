import { avatarTypes } from '@mynah/contract/agents/registry/avatar';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from '../../../platform/db/checks.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { agents } from './agents.tables.ts';

/** Pictures of agents. Older versions name older ones, so each stays as long as its agent. */
export const agentAvatars = pgTable(
  'agent_avatars',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    blob: text('blob').notNull(),
    contentType: text('content_type', { enum: avatarTypes }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('agent_avatars_blob').on(table.agentId, table.blob),
    index('agent_avatars_workspace').on(table.workspaceId),
    oneOf(table.contentType, avatarTypes),
    ...atLeast(1, table.sizeBytes),
  ],
);
export type AgentAvatarRow = typeof agentAvatars.$inferSelect;
