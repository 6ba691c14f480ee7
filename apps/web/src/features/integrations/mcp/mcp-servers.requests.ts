import type { McpServerAnswer } from '@mynah/contract/agents/tools/mcp-servers';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

/** The server answers every field, those with a default too. */
export type McpServer = McpServerAnswer;
export type ServerTools = Answered<'GET /v1/convai/mcp-servers/{mcp_server_id}/tools'>;
export type ServerTool = ServerTools['tools'][number];
export type NewServer = JsonOf<'POST /v1/convai/mcp-servers'>['config'];
export type ServerChange = JsonOf<'PATCH /v1/convai/mcp-servers/{mcp_server_id}'>;
export type ToolOverride = McpServer['config']['tool_config_overrides'][number];

export const serversKey = ['mcp-servers'] as const;
const askedKey = ['mcp-server-tools'] as const;
/** A server is asked anew after this, when somebody looks. */
const freshMs = 60_000;

export const serversQuery = queryOptions({
  queryKey: [...serversKey, 'list'],
  queryFn: async ({ signal }) =>
    (await call('GET /v1/convai/mcp-servers', { signal })).mcp_servers as McpServer[],
});

const of = (id: string) => ({ params: { mcp_server_id: id } });

export const serverQuery = (id: string) =>
  queryOptions({
    queryKey: [...serversKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/convai/mcp-servers/{mcp_server_id}', { ...of(id), signal })) as McpServer,
  });

/** What the server lists now; whether it is reached stands in the answer. */
export const serverToolsQuery = (id: string) =>
  queryOptions({
    queryKey: [...askedKey, id],
    staleTime: freshMs,
    queryFn: ({ signal }) => call('GET /v1/convai/mcp-servers/{mcp_server_id}/tools', { ...of(id), signal }),
  });

export const addServer = (config: NewServer) => call('POST /v1/convai/mcp-servers', { json: { config } });

export const changeServer = (id: string, json: ServerChange) =>
  call('PATCH /v1/convai/mcp-servers/{mcp_server_id}', { ...of(id), json });

export const removeServer = (id: string) => call('DELETE /v1/convai/mcp-servers/{mcp_server_id}', of(id));

export const approveTool = (
  id: string,
  { name, description = '', inputSchema }: ServerTool,
  isAutomatic: boolean,
) =>
  call('POST /v1/convai/mcp-servers/{mcp_server_id}/tool-approvals', {
    ...of(id),
    json: {
      tool_name: name,
      tool_description: description,
      input_schema: inputSchema,
      approval_policy: isAutomatic ? 'auto_approved' : 'requires_approval',
    },
  });

const ofTool = (id: string, name: string) => ({ params: { mcp_server_id: id, tool_name: name } });

/** Sets a tool up, or changes how it is. */
export const setUpTool = (id: string, { tool_name, ...settings }: ToolOverride, isThere: boolean) =>
  isThere
    ? call('PATCH /v1/convai/mcp-servers/{mcp_server_id}/tool-configs/{tool_name}', {
        ...ofTool(id, tool_name),
        json: settings,
      })
    : call('POST /v1/convai/mcp-servers/{mcp_server_id}/tool-configs', {
        ...of(id),
        json: { tool_name, ...settings },
      });

export const resetTool = (id: string, name: string) =>
  call('DELETE /v1/convai/mcp-servers/{mcp_server_id}/tool-configs/{tool_name}', ofTool(id, name));
