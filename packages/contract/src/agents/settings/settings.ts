import { z } from 'zod';
import { json, route } from '../../route.ts';
import { asWritten } from '../../wire.ts';
import { agentWebhooks, conversationInitiationClientDataWebhook } from '../config/platform-settings.ts';

/** What holds for all agents of a workspace; an agent's `workspace_overrides` go before. */
const fields = {
  conversation_initiation_client_data_webhook: conversationInitiationClientDataWebhook.nullable(),
  webhooks: agentWebhooks,
  can_use_mcp_servers: z.boolean(),
  rag_retention_period_days: z.int().min(0).max(30),
  conversation_embedding_retention_days: z.int().min(0).max(365).nullable(),
  default_livekit_stack: z.enum(['standard', 'static']),
};

export const agentsSettings = z.object({
  conversation_initiation_client_data_webhook:
    fields.conversation_initiation_client_data_webhook.default(null),
  webhooks: fields.webhooks.prefault({}),
  can_use_mcp_servers: fields.can_use_mcp_servers.default(false),
  rag_retention_period_days: fields.rag_retention_period_days.default(10),
  conversation_embedding_retention_days: fields.conversation_embedding_retention_days.default(null),
  default_livekit_stack: fields.default_livekit_stack.default('standard'),
});
export type AgentsSettings = z.output<typeof agentsSettings>;

const name = z.string().min(1).max(200);
export const dashboardChart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call_success'), name }),
  z.object({ type: z.literal('criteria'), name, criteria_id: z.string().max(200) }),
  z.object({ type: z.literal('data_collection'), name, data_collection_id: z.string().max(200) }),
]);
export const agentsDashboard = z.object({ charts: z.array(dashboardChart).max(4).default([]) });
export type AgentsDashboard = z.output<typeof agentsDashboard>;

export const agentsSettingsRoutes = {
  get: route({
    id: 'agents-settings.get',
    method: 'GET',
    path: '/v1/convai/settings',
    summary: 'Get what holds for all agents of the workspace',
    access: 'convai_read',
    answer: json(agentsSettings),
  }),
  update: route({
    id: 'agents-settings.update',
    method: 'PATCH',
    path: '/v1/convai/settings',
    summary: 'Change what holds for all agents of the workspace',
    access: 'convai_write',
    body: asWritten(z.object(fields).partial()),
    answer: json(agentsSettings),
  }),
  getDashboard: route({
    id: 'agents-settings.get-dashboard',
    method: 'GET',
    path: '/v1/convai/settings/dashboard',
    summary: 'Get the charts of the dashboard of agents',
    access: 'convai_read',
    answer: json(agentsDashboard),
  }),
  updateDashboard: route({
    id: 'agents-settings.update-dashboard',
    method: 'PATCH',
    path: '/v1/convai/settings/dashboard',
    summary: 'Choose the charts of the dashboard of agents',
    access: 'convai_write',
    body: asWritten(agentsDashboard),
    answer: json(agentsDashboard),
  }),
};
