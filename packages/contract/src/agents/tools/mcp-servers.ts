import { z } from 'zod';
import { json, route } from '../../route.ts';
import { asWritten, id, ok } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import {
  authConnectionLocator,
  dynamicVariable,
  environmentAuthConnectionLocator,
  envVarLocator,
  secretLocator,
} from '../config/locators.ts';
import {
  dynamicVariableAssignment,
  mcpApprovalPolicy,
  preToolSpeechMode,
  schemaOverride,
  toolCallSoundBehavior,
  toolCallSoundType,
  toolExecutionMode,
  toolInterruptionMode,
} from '../config/tools.ts';
import { dependentAgent } from '../dependents.ts';
import { toolResponseMock } from './response-mocks.ts';

/** Servers that speak the Model Context Protocol, whose tools agents may use (modelcontextprotocol.io). */

const mcpToolName = z.string().min(1).max(200);
const timeoutSeconds = z.int().min(5).max(300);

export const mcpToolApproval = z.object({
  tool_name: mcpToolName,
  /** Of its name, description and schema: a tool that changed has to be approved anew. */
  tool_hash: z.string(),
  approval_policy: z.enum(['auto_approved', 'requires_approval']).default('requires_approval'),
});

/** What one tool does otherwise than its server says. */
const toolOverrides = {
  force_pre_tool_speech: z.boolean().nullable(),
  pre_tool_speech: preToolSpeechMode.nullable(),
  disable_interruptions: z.boolean().nullable(),
  interruption_mode: toolInterruptionMode.nullable(),
  tool_call_sound: z.union([toolCallSoundType, z.literal('off')]).nullable(),
  tool_call_sound_behavior: toolCallSoundBehavior.nullable(),
  execution_mode: toolExecutionMode.nullable(),
  response_timeout_secs: timeoutSeconds.nullable(),
  assignments: z.array(dynamicVariableAssignment).max(100),
  input_overrides: z.record(z.string(), schemaOverride).nullable(),
  response_mocks: z.array(toolResponseMock).max(100).nullable(),
};
export const mcpToolOverride = z.object({
  tool_name: mcpToolName,
  force_pre_tool_speech: toolOverrides.force_pre_tool_speech.default(null),
  pre_tool_speech: toolOverrides.pre_tool_speech.default(null),
  disable_interruptions: toolOverrides.disable_interruptions.default(null),
  interruption_mode: toolOverrides.interruption_mode.default(null),
  tool_call_sound: toolOverrides.tool_call_sound.default(null),
  tool_call_sound_behavior: toolOverrides.tool_call_sound_behavior.default(null),
  execution_mode: toolOverrides.execution_mode.default(null),
  response_timeout_secs: toolOverrides.response_timeout_secs.default(null),
  assignments: toolOverrides.assignments.default([]),
  input_overrides: toolOverrides.input_overrides.default(null),
  response_mocks: toolOverrides.response_mocks.default(null),
});
export type McpToolOverride = z.output<typeof mcpToolOverride>;

const headerValue = z.union([z.string(), secretLocator, dynamicVariable, envVarLocator]);
const settings = {
  approval_policy: mcpApprovalPolicy,
  force_pre_tool_speech: z.boolean(),
  pre_tool_speech: preToolSpeechMode,
  disable_interruptions: z.boolean(),
  interruption_mode: toolInterruptionMode,
  tool_call_sound: toolCallSoundType.nullable(),
  tool_call_sound_behavior: toolCallSoundBehavior,
  execution_mode: toolExecutionMode,
  response_timeout_secs: timeoutSeconds,
  request_headers: z.record(z.string().max(200), headerValue),
  request_meta: z.record(z.string().max(200), z.union([headerValue, z.number(), z.boolean()])),
  disable_compression: z.boolean(),
  secret_token: secretLocator.nullable(),
  auth_connection: z.union([authConnectionLocator, environmentAuthConnectionLocator]).nullable(),
};

export const mcpServerConfig = z.object({
  approval_policy: settings.approval_policy.default('require_approval_all'),
  tool_approval_hashes: z.array(mcpToolApproval).max(1000).default([]),
  transport: z.enum(['SSE', 'STREAMABLE_HTTP']).default('SSE'),
  url: z.union([z.string().min(1).max(2000), secretLocator]),
  secret_token: settings.secret_token.default(null),
  request_headers: settings.request_headers.default({}),
  request_meta: settings.request_meta.default({}),
  auth_connection: settings.auth_connection.default(null),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000).default(''),
  force_pre_tool_speech: settings.force_pre_tool_speech.default(false),
  pre_tool_speech: settings.pre_tool_speech.default('auto'),
  disable_interruptions: settings.disable_interruptions.default(false),
  interruption_mode: settings.interruption_mode.default('allow'),
  tool_call_sound: settings.tool_call_sound.default(null),
  tool_call_sound_behavior: settings.tool_call_sound_behavior.default('auto'),
  execution_mode: settings.execution_mode.default('immediate'),
  response_timeout_secs: settings.response_timeout_secs.default(30),
  tool_config_overrides: z.array(mcpToolOverride).max(1000).default([]),
  disable_compression: settings.disable_compression.default(false),
});
export type McpServerConfig = z.output<typeof mcpServerConfig>;

export const mcpServer = z.object({
  id: z.string(),
  config: mcpServerConfig,
  access_info: resourceAccessInfo,
  dependent_agents: z.array(dependentAgent),
  metadata: z.object({ created_at: z.int(), owner_user_id: z.string().nullable() }),
});
export type McpServerAnswer = z.infer<typeof mcpServer>;

const mcpToolList = z.object({
  success: z.boolean(),
  tools: z.array(
    z.looseObject({
      name: z.string(),
      description: z.string().optional(),
      inputSchema: z.record(z.string(), z.unknown()),
    }),
  ),
  error_message: z.string().nullable(),
});
export type McpToolList = z.infer<typeof mcpToolList>;

const ofServer = z.object({ mcp_server_id: id });
const ofTool = ofServer.extend({ tool_name: mcpToolName });
const inEnvironment = z.object({ environment: z.string().max(100).default('production') });
const path = '/v1/convai/mcp-servers';
const read = { access: 'convai_read' } as const;
const change = { access: 'convai_write', answer: json(mcpServer) } as const;

export const mcpServerRoutes = {
  create: route({
    id: 'mcp-servers.create',
    method: 'POST',
    path,
    summary: 'Add an MCP server',
    body: z.object({ config: asWritten(mcpServerConfig) }),
    ...change,
  }),
  list: route({
    id: 'mcp-servers.list',
    method: 'GET',
    path,
    summary: 'List MCP servers',
    answer: json(z.object({ mcp_servers: z.array(mcpServer) })),
    ...read,
  }),
  get: route({
    id: 'mcp-servers.get',
    method: 'GET',
    path: `${path}/{mcp_server_id}`,
    summary: 'Get an MCP server',
    params: ofServer,
    answer: json(mcpServer),
    ...read,
  }),
  update: route({
    id: 'mcp-servers.update',
    method: 'PATCH',
    path: `${path}/{mcp_server_id}`,
    summary: 'Change how an MCP server is used',
    params: ofServer,
    body: asWritten(z.object(settings).partial()),
    ...change,
  }),
  remove: route({
    id: 'mcp-servers.remove',
    method: 'DELETE',
    path: `${path}/{mcp_server_id}`,
    summary: 'Delete an MCP server',
    access: 'convai_write',
    params: ofServer,
    answer: json(ok),
  }),
  tools: route({
    id: 'mcp-servers.tools',
    method: 'GET',
    path: `${path}/{mcp_server_id}/tools`,
    summary: 'Ask an MCP server for its tools',
    params: ofServer,
    query: inEnvironment,
    answer: json(mcpToolList),
    ...read,
  }),
  setApprovalPolicy: route({
    id: 'mcp-servers.set-approval-policy',
    method: 'PATCH',
    path: `${path}/{mcp_server_id}/approval-policy`,
    summary: 'Choose which tools of an MCP server need a yes',
    params: ofServer,
    body: asWritten(z.object({ approval_policy: mcpApprovalPolicy })),
    ...change,
  }),
  approveTool: route({
    id: 'mcp-servers.approve-tool',
    method: 'POST',
    path: `${path}/{mcp_server_id}/tool-approvals`,
    summary: 'Say whether a tool of an MCP server needs a yes',
    params: ofServer,
    body: asWritten(
      z.object({
        tool_name: mcpToolName,
        tool_description: z.string().max(100_000),
        input_schema: z.record(z.string(), z.unknown()).default({}),
        approval_policy: mcpToolApproval.shape.approval_policy,
      }),
    ),
    ...change,
  }),
  removeApproval: route({
    id: 'mcp-servers.remove-approval',
    method: 'DELETE',
    path: `${path}/{mcp_server_id}/tool-approvals/{tool_name}`,
    summary: 'Take back what was said of a tool',
    params: ofTool,
    ...change,
  }),
  createToolConfig: route({
    id: 'mcp-servers.create-tool-config',
    method: 'POST',
    path: `${path}/{mcp_server_id}/tool-configs`,
    summary: 'Set up one tool of an MCP server',
    params: ofServer,
    query: inEnvironment,
    body: asWritten(mcpToolOverride),
    ...change,
  }),
  getToolConfig: route({
    id: 'mcp-servers.get-tool-config',
    method: 'GET',
    path: `${path}/{mcp_server_id}/tool-configs/{tool_name}`,
    summary: 'Get how one tool of an MCP server is set up',
    params: ofTool,
    answer: json(mcpToolOverride),
    ...read,
  }),
  updateToolConfig: route({
    id: 'mcp-servers.update-tool-config',
    method: 'PATCH',
    path: `${path}/{mcp_server_id}/tool-configs/{tool_name}`,
    summary: 'Change how one tool of an MCP server is set up',
    params: ofTool,
    query: inEnvironment,
    /** What it names is set, and may be null. */
    body: asWritten(z.object(toolOverrides).partial()),
    ...change,
  }),
  removeToolConfig: route({
    id: 'mcp-servers.remove-tool-config',
    method: 'DELETE',
    path: `${path}/{mcp_server_id}/tool-configs/{tool_name}`,
    summary: 'Use one tool of an MCP server as the server says',
    params: ofTool,
    ...change,
  }),
};
