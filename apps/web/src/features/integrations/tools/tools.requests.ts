import type { ClientToolConfig, WebhookToolConfig } from '@mynah/contract/agents/config/tools';
import type { AgentToolAnswer } from '@mynah/contract/agents/tools/tools';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type NewTool, toolsKey } from '#web/shared/agents/new-tool/create-tool.ts';
import { call } from '#web/shared/api/call.ts';
import type { Answered } from '#web/shared/api/operation.ts';

/** The server answers every field, those with a default too. */
export type Tool = AgentToolAnswer;
export type ToolConfig = Tool['tool_config'];
export type { ClientToolConfig, WebhookToolConfig };
export type Execution = Answered<'GET /v1/convai/tools/{tool_id}/executions'>['executions'][number];

const pageSize = 30;

export const toolListQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...toolsKey, 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/convai/tools', {
        query: { cursor, search: search || undefined, page_size: pageSize },
        signal,
      }),
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? (next_cursor ?? undefined) : undefined),
    select: ({ pages }) => pages.flatMap(({ tools }) => tools as Tool[]),
  });

const of = (toolId: string) => ({ params: { tool_id: toolId } });

export const toolQuery = (toolId: string) =>
  queryOptions({
    queryKey: [...toolsKey, 'one', toolId],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/convai/tools/{tool_id}', { ...of(toolId), signal })) as Tool,
  });

export const dependentsQuery = (toolId: string) =>
  queryOptions({
    queryKey: [...toolsKey, 'dependents', toolId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /v1/convai/tools/{tool_id}/dependent-agents', {
          ...of(toolId),
          query: { page_size: 100 },
          signal,
        })
      ).agents,
  });

export const executionsQuery = (toolId: string, onlyErrors: boolean) =>
  infiniteQueryOptions({
    queryKey: [...toolsKey, 'executions', toolId, onlyErrors],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/convai/tools/{tool_id}/executions', {
        ...of(toolId),
        query: { cursor, is_error: onlyErrors ? true : undefined },
        signal,
      }),
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? (next_cursor ?? undefined) : undefined),
    select: ({ pages }) => pages.flatMap(({ executions }) => executions),
  });

export const saveTool = (toolId: string, tool_config: NewTool) =>
  call('PATCH /v1/convai/tools/{tool_id}', { ...of(toolId), json: { tool_config } });

export const removeTool = (toolId: string, force: boolean) =>
  call('DELETE /v1/convai/tools/{tool_id}', { ...of(toolId), query: { force } });
