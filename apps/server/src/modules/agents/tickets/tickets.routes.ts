import { ticketRoutes as routes } from '@mynah/contract/agents/conversations/tickets';
import { handle } from '../../../platform/http/index.ts';
import { openAgentTicket, showAgentTickets, showAssignableUsers } from './actions/agent-tickets.ts';
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
import { toTicketPage } from './tickets.view.ts';

export const ticketHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query: { pageSize, cursor: after, ...filter } }) =>
    toTicketPage(await showTickets(platform, actor, { ...filter, after, most: pageSize + 1 }), pageSize),
  ),
  handle(routes.listOfAgent, async ({ platform, actor, params, query }) => {
    const { pageSize, cursor: after, ...filter } = query;
    const wanted = { ...params, ...filter, after, most: pageSize + 1 };
    return toTicketPage(await showAgentTickets(platform, actor, wanted), pageSize);
  }),
  handle(routes.createForAgent, ({ platform, actor, params, body }) =>
    openAgentTicket(platform, actor, { ...params, ...body }),
  ),
  handle(routes.assignableUsers, ({ platform, actor, params }) =>
    showAssignableUsers(platform, actor, params.agentId),
  ),
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
