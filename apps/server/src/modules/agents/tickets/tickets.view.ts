import type { Ticket } from '@mynah/contract/agents/conversations/tickets';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { TicketRow } from './tickets.tables.ts';

export const toTicket = (row: TicketRow): Ticket => ({
  agentqa_ticket_id: row.id,
  workspace_id: row.workspaceId,
  owner_user_id: row.creatorUserId ?? '',
  agent_id: row.agentId,
  needs_clustering: false,
  title: row.title,
  issue_type: null,
  labels: [],
  conversation_ids: row.conversationIds,
  first_seen_unix_secs: unixSeconds(row.createdAt),
  last_seen_unix_secs: unixSeconds(row.updatedAt),
  qa_comment: row.comment,
  ticket_comments: row.comments,
  turn_comments: row.turnComments,
  priority_changes: [],
  status_changes: [],
  status: row.status,
  source: 'manual',
  assignee_user_id: row.assigneeUserId,
  created_at_unix_secs: unixSeconds(row.createdAt),
  updated_at_unix_secs: unixSeconds(row.updatedAt),
});

/** A page, of which one more was read to know whether another follows. */
export function toTicketPage(found: readonly Ticket[], pageSize: number) {
  const tickets = found.slice(0, pageSize);
  const hasMore = found.length > pageSize;
  return {
    agent_conversation_tickets: tickets,
    next_cursor: hasMore ? tickets.at(-1)!.agentqa_ticket_id : null,
    has_more: hasMore,
  };
}
