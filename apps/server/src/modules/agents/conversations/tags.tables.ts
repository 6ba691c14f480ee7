import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { agentConversations } from './conversations.tables.ts';

export const conversationTags = pgTable(
  'agent_conversation_tags',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description'),
    ...timestamps,
  },
  (table) => [
    index('agent_conversation_tags_workspace').on(table.workspaceId, table.createdAt),
    index('agent_conversation_tags_creator').on(table.creatorUserId),
    ...notEmpty(table.title),
  ],
);
export type ConversationTagRow = typeof conversationTags.$inferSelect;

/** Which conversations have which tags. */
export const taggedConversations = pgTable(
  'agent_tagged_conversations',
  {
    conversationId: text('conversation_id').notNull(),
    tagId: text('tag_id').notNull(),
    taggedAt: timestamp('tagged_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.tagId] }),
    index('agent_tagged_conversations_tag').on(table.tagId),
    foreignKey({
      name: 'agent_tagged_conversations_conversation_fk',
      columns: [table.conversationId],
      foreignColumns: [agentConversations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'agent_tagged_conversations_tag_fk',
      columns: [table.tagId],
      foreignColumns: [conversationTags.id],
    }).onDelete('cascade'),
  ],
);
