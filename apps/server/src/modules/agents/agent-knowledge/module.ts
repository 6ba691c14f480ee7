import type { Module } from '../../../platform/http/index.ts';
import { agentKnowledgeHttpRoutes } from './agent-knowledge.routes.ts';

/** What the knowledge base says to one agent’s settings. */
export const agentKnowledgeModule: Module = {
  name: 'agent-knowledge',
  routes: agentKnowledgeHttpRoutes,
};
