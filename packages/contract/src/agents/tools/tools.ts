import { z } from 'zod';
import { json, route } from '../../route.ts';
import { textNumber as queryNumber } from '../../text-values.ts';
import { asWritten, id, ok, optional, queryBoolean, queryInteger, queryList } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { clientToolConfig, mcpToolConfig, systemToolConfig, webhookToolConfig } from '../config/tools.ts';
import { dependentAgent } from '../dependents.ts';
import { toolResponseMock } from './response-mocks.ts';

/** Tools of agents, kept in one list for all agents of a workspace. */

export const toolConfig = z.discriminatedUnion('type', [
  webhookToolConfig,
  clientToolConfig,
  systemToolConfig,
  mcpToolConfig,
]);
export type ToolConfig = z.output<typeof toolConfig>;

export const agentTool = z.object({
  id: z.string(),
  tool_config: toolConfig,
  access_info: resourceAccessInfo,
  usage_stats: z.object({ total_calls: z.int(), avg_latency_secs: z.number() }),
  response_mocks: z.array(toolResponseMock).nullable(),
});
export type AgentToolAnswer = z.infer<typeof agentTool>;

const toolExecution = z.object({
  id: z.string(),
  tool_id: z.string(),
  tool_request_id: z.string(),
  conversation_id: z.string(),
  agent_id: z.string(),
  branch_id: z.string().nullable(),
  timestamp: z.number(),
  latency_secs: z.number(),
  is_error: z.boolean(),
  request_payload: z.string().nullable(),
  response_payload: z.string().nullable(),
  error_message: z.string().nullable(),
  error_type: z.string().nullable(),
  tool_call_details: z.null(),
});

const ofTool = z.object({ tool_id: id });
const page = { cursor: optional(z.string().max(200)) };
const given = z.object({
  tool_config: asWritten(toolConfig),
  response_mocks: optional(z.array(asWritten(toolResponseMock)).max(100)),
});

export const agentToolRoutes = {
  create: route({
    id: 'agent-tools.create',
    method: 'POST',
    path: '/v1/convai/tools',
    summary: 'Add a tool for agents',
    access: 'convai_write',
    body: given,
    answer: json(agentTool),
  }),
  list: route({
    id: 'agent-tools.list',
    method: 'GET',
    path: '/v1/convai/tools',
    summary: 'List tools of agents',
    access: 'convai_read',
    query: z.object({
      ...page,
      search: optional(z.string().max(200)),
      page_size: queryInteger(1, 100).optional(),
      show_only_owned_documents: queryBoolean.default(false),
      created_by_user_id: optional(z.string().max(64)),
      types: queryList.pipe(z.array(z.enum(['webhook', 'client', 'api_integration_webhook']))).optional(),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
      sort_by: z.enum(['name', 'created_at']).default('created_at'),
    }),
    answer: json(
      z.object({ tools: z.array(agentTool), next_cursor: z.string().nullable(), has_more: z.boolean() }),
    ),
  }),
  get: route({
    id: 'agent-tools.get',
    method: 'GET',
    path: '/v1/convai/tools/{tool_id}',
    summary: 'Get a tool of agents',
    access: 'convai_read',
    params: ofTool,
    /** A tool is answered as it was written, whatever the environment. */
    query: z.object({ environment: optional(z.string().max(200)) }),
    answer: json(agentTool),
  }),
  update: route({
    id: 'agent-tools.update',
    method: 'PATCH',
    path: '/v1/convai/tools/{tool_id}',
    summary: 'Write a tool of agents anew',
    access: 'convai_write',
    params: ofTool,
    body: given,
    answer: json(agentTool),
  }),
  remove: route({
    id: 'agent-tools.remove',
    method: 'DELETE',
    path: '/v1/convai/tools/{tool_id}',
    summary: 'Delete a tool of agents',
    access: 'convai_write',
    params: ofTool,
    query: z.object({ force: queryBoolean.default(false) }),
    answer: json(ok),
  }),
  dependents: route({
    id: 'agent-tools.dependents',
    method: 'GET',
    path: '/v1/convai/tools/{tool_id}/dependent-agents',
    summary: 'List the agents that use a tool',
    access: 'convai_read',
    params: ofTool,
    query: z.object({ ...page, page_size: queryInteger(1, 100).default(30) }),
    answer: json(
      z.object({
        agents: z.array(dependentAgent),
        branches: z.array(z.never()),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  executions: route({
    id: 'agent-tools.executions',
    method: 'GET',
    path: '/v1/convai/tools/{tool_id}/executions',
    summary: 'List the calls of a tool',
    access: 'convai_read',
    params: ofTool,
    query: z.object({
      ...page,
      page_size: queryInteger(1, 100).default(30),
      is_error: queryBoolean.optional(),
      agent_id: optional(id),
      branch_id: optional(id),
      /** Seconds since 1970. */
      start_time: queryNumber(0, 1e11).optional(),
      end_time: queryNumber(0, 1e11).optional(),
    }),
    answer: json(
      z.object({
        executions: z.array(toolExecution),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
};
