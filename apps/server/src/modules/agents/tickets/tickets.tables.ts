import {
  type TicketComment,
  type TurnComment,
  ticketStatuses,
} from '@mynah/contract/agents/conversations/tickets';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

export const agentTickets = pgTable(
  'agent_tickets',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    assigneeUserId: text('assignee_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A ticket outlives its agent, as the conversations do. */
    agentId: text('agent_id').notNull(),
    status: text('status', { enum: ticketStatuses }).notNull(),
    title: text('title'),
    comment: text('comment'),
    /** Ids: a ticket outlives the conversations that it is about. */
    conversationIds: jsonb('conversation_ids').$type<string[]>().notNull(),
    comments: jsonb('comments').$type<TicketComment[]>().notNull(),
    turnComments: jsonb('turn_comments').$type<TurnComment[]>().notNull(),
    ...timestamps,
  },
  (table) => [
    index('agent_tickets_workspace').on(table.workspaceId, table.createdAt),
    index('agent_tickets_creator').on(table.creatorUserId),
    index('agent_tickets_assignee').on(table.assigneeUserId),
    index('agent_tickets_agent').on(table.agentId),
    oneOf(table.status, ticketStatuses),
  ],
);
export type TicketRow = typeof agentTickets.$inferSelect;
