import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { ownedTickets } from './owned-tickets.ts';
import { ticketHttpRoutes } from './tickets.routes.ts';

/** What people noticed in conversations, for others to look at. Tickets are the workspace's. */
export const agentTicketsModule: Module = {
  name: 'agent-tickets',
  routes: ticketHttpRoutes,
  extensions: [extend(ownedMaterial, ownedTickets)],
};
