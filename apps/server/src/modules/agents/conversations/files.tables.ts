import { conversationFileTypes } from '@mynah/contract/agents/conversations/files';
import { foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from '../../../platform/db/checks.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { agentConversations } from './conversations.tables.ts';

/** What somebody showed to an agent, or was about to. */
export const conversationFiles = pgTable(
  'agent_conversation_files',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type', { enum: conversationFileTypes }).notNull(),
    blob: text('blob').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** What a PDF says. */
    content: text('content'),
    /** When the agent was shown it. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_conversation_files_conversation').on(table.conversationId),
    index('agent_conversation_files_workspace').on(table.workspaceId),
    foreignKey({
      name: 'agent_conversation_files_conversation_fk',
      columns: [table.conversationId],
      foreignColumns: [agentConversations.id],
    }).onDelete('cascade'),
    oneOf(table.contentType, conversationFileTypes),
    ...atLeast(1, table.sizeBytes),
  ],
);
export type ConversationFileRow = typeof conversationFiles.$inferSelect;
