import { z } from 'zod';
import { empty, json, route } from '../../route.ts';
import { id, optional, queryInteger, queryList } from '../../wire.ts';

/** What somebody noticed in a conversation and others should look at. */

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'merged'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
export const ticketLimits = { comment: 10_000, comments: 200, conversations: 100, label: 200 } as const;

const commentText = z.string().min(1).max(ticketLimits.comment);
const ticketTitle = z.string().min(1).max(200);
const comment = z.object({
  comment: z.string(),
  created_at_unix_secs: z.int(),
  owner_user_id: z.string().nullable(),
});
const turnComment = comment.extend({ turn_index: z.int() });
export type TicketComment = z.infer<typeof comment>;
export type TurnComment = z.infer<typeof turnComment>;

const ticket = z.object({
  agentqa_ticket_id: z.string(),
  workspace_id: z.string(),
  owner_user_id: z.string(),
  agent_id: z.string(),
  needs_clustering: z.boolean(),
  title: z.string().nullable(),
  issue_type: z.null(),
  labels: z.array(z.string()),
  conversation_ids: z.array(z.string()),
  first_seen_unix_secs: z.int().nullable(),
  last_seen_unix_secs: z.int().nullable(),
  qa_comment: z.string().nullable(),
  ticket_comments: z.array(comment),
  turn_comments: z.array(turnComment),
  /** Of the newest clients; what became of a ticket is not kept here. */
  priority_changes: z.array(z.never()),
  status_changes: z.array(z.never()),
  status: z.enum(ticketStatuses),
  source: z.literal('manual'),
  assignee_user_id: z.string().nullable(),
  created_at_unix_secs: z.int(),
  updated_at_unix_secs: z.int(),
});
export type Ticket = z.infer<typeof ticket>;

/** Who raised it. Tickets here are raised by people. */
export const ticketSources = ['qa', 'agent', 'manual'] as const;
export type TicketSource = (typeof ticketSources)[number];
const issueTypes = [
  'knowledge_gap',
  'incorrect_information',
  'documentation_gap',
  'product_feedback',
  'platform_bug',
  'tool_issue',
  'missing_tool',
  'unnecessary_escalation',
  'wrong_action',
] as const;

const ticketPage = z.object({
  agent_conversation_tickets: z.array(ticket),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
});

/** A member, and whether they see the agent: who doesn't can be given access first. */
const assignableUser = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  is_service_account: z.boolean(),
  has_access: z.boolean(),
});
export type AssignableUser = z.infer<typeof assignableUser>;

const ofTicket = z.object({ agentqa_ticket_id: id });
const ofAgent = z.object({ agent_id: id });
const pageQuery = {
  page_size: queryInteger(1, 100).default(100),
  status: optional(z.enum(ticketStatuses)),
  /** Or `unassigned`. */
  assignee_user_id: optional(id),
  cursor: optional(id),
};
const turn = z.object({ turn_index: z.int().min(0).max(1e6), comment: commentText });

export const ticketRoutes = {
  list: route({
    id: 'tickets.list',
    method: 'GET',
    path: '/v1/convai/triage-tickets',
    summary: 'List tickets of conversations',
    access: 'convai_read',
    query: z.object(pageQuery),
    answer: json(ticketPage),
  }),
  create: route({
    id: 'tickets.create',
    method: 'POST',
    path: '/v1/convai/triage-tickets',
    summary: 'Open a ticket about a conversation',
    access: 'convai_write',
    body: z.object({
      conversation_id: id,
      /** The conversation’s own where nobody gives one. */
      title: optional(ticketTitle),
      qa_comment: optional(commentText),
      turn_comments: z.array(turn).max(ticketLimits.comments).default([]),
    }),
    answer: json(ticket),
  }),
  get: route({
    id: 'tickets.get',
    method: 'GET',
    path: '/v1/convai/triage-tickets/{agentqa_ticket_id}',
    summary: 'Get a ticket',
    access: 'convai_read',
    params: ofTicket,
    answer: json(ticket),
  }),
  update: route({
    id: 'tickets.update',
    method: 'PATCH',
    path: '/v1/convai/triage-tickets/{agentqa_ticket_id}',
    summary: 'Change the state of a ticket, or who takes care of it',
    access: 'convai_write',
    params: ofTicket,
    body: z.object({
      title: optional(ticketTitle),
      status: optional(z.enum(ticketStatuses)),
      assignee_user_id: optional(id),
    }),
    answer: json(ticket),
  }),
  remove: route({
    id: 'tickets.remove',
    method: 'DELETE',
    path: '/v1/convai/triage-tickets/{agentqa_ticket_id}',
    summary: 'Delete a ticket',
    access: 'convai_write',
    params: ofTicket,
    answer: empty,
  }),
  comment: route({
    id: 'tickets.comment',
    method: 'POST',
    path: '/v1/convai/triage-tickets/{agentqa_ticket_id}/comments',
    summary: 'Comment on a ticket',
    access: 'convai_write',
    params: ofTicket,
    body: z.object({ comment: commentText }),
    answer: json(ticket),
  }),
  commentTurn: route({
    id: 'tickets.comment-turn',
    method: 'POST',
    path: '/v1/convai/triage-tickets/{agentqa_ticket_id}/turn-comments',
    summary: 'Comment on a turn of the conversation of a ticket',
    access: 'convai_write',
    params: ofTicket,
    body: turn,
    answer: json(ticket),
  }),
  merge: route({
    id: 'tickets.merge',
    method: 'POST',
    path: '/v1/convai/triage-tickets/{agentqa_ticket_id}/merge',
    summary: 'Merge other tickets into one',
    access: 'convai_write',
    params: ofTicket,
    body: z.object({ source_ticket_ids: z.array(id).min(1).max(ticketLimits.conversations) }),
    answer: json(ticket),
  }),
  listOfAgent: route({
    id: 'tickets.list-of-agent',
    method: 'GET',
    path: '/v1/convai/agents/{agent_id}/triage-tickets',
    summary: 'List tickets of an agent',
    access: 'convai_read',
    params: ofAgent,
    query: z.object({
      ...pageQuery,
      conversation_id: optional(id),
      sources: optional(queryList.pipe(z.array(z.enum(ticketSources)).max(ticketSources.length))),
      /** Or `agent`, for those that an agent raised. */
      owner_user_id: optional(id),
      issue_type: optional(z.enum(issueTypes)),
      label: optional(z.string().max(ticketLimits.label)),
    }),
    answer: json(ticketPage),
  }),
  createForAgent: route({
    id: 'tickets.create-for-agent',
    method: 'POST',
    path: '/v1/convai/agents/{agent_id}/triage-tickets',
    summary: 'Open a ticket about an agent, not about a conversation',
    access: 'convai_write',
    params: ofAgent,
    body: z.object({ qa_comment: commentText }),
    answer: json(ticket),
  }),
  assignableUsers: route({
    id: 'tickets.assignable-users',
    method: 'GET',
    path: '/v1/convai/agents/{agent_id}/triage-tickets/assignable-users',
    summary: 'List who can take care of tickets of an agent',
    access: 'convai_read',
    params: ofAgent,
    answer: json(z.array(assignableUser)),
  }),
};
