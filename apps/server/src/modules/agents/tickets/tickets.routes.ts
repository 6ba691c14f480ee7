import { ticketRoutes as routes } from '@mynah/contract/agents/conversations/tickets';
import { handle } from '../../../platform/http/index.ts';
import {
  commentTicket,
  commentTurn,
  mergeTickets,
  openTicket,
  removeTicket,
  showTicket,
  showTickets,
  updateTicket,
} from './actions/manage-tickets.ts';

export const ticketHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query: { pageSize, cursor: after, ...filter } }) => {
    const found = await showTickets(platform, actor, { ...filter, after, most: pageSize + 1 });
    const tickets = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      agent_conversation_tickets: tickets,
      next_cursor: hasMore ? tickets.at(-1)!.agentqa_ticket_id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.create, ({ platform, actor, body }) => openTicket(platform, actor, body)),
  handle(routes.get, ({ platform, actor, params }) => showTicket(platform, actor, params.agentqaTicketId)),
  handle(routes.update, ({ platform, actor, params, body }) =>
    updateTicket(platform, actor, params.agentqaTicketId, body),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeTicket(platform, actor, params.agentqaTicketId);
    return undefined;
  }),
  handle(routes.comment, ({ platform, actor, params, body }) =>
    commentTicket(platform, actor, params.agentqaTicketId, body.comment),
  ),
  handle(routes.commentTurn, ({ platform, actor, params, body }) =>
    commentTurn(platform, actor, params.agentqaTicketId, body),
  ),
  handle(routes.merge, ({ platform, actor, params, body }) =>
    mergeTickets(platform, actor, params.agentqaTicketId, body.sourceTicketIds),
  ),
];
