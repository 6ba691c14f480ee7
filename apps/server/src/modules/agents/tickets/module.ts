import type { Module } from '../../../platform/http/index.ts';
import { ticketHttpRoutes } from './tickets.routes.ts';

/** What people noticed in conversations, for others to look at. Tickets are the workspace's. */
export const agentTicketsModule: Module = { name: 'agent-tickets', routes: ticketHttpRoutes };
