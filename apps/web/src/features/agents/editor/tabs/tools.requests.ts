import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

export const toolsKey = ['agent-tools'] as const;

export const toolsQuery = queryOptions({
  queryKey: toolsKey,
  queryFn: async ({ signal }) =>
    (
      await call('GET /v1/convai/tools', {
        query: { page_size: 100, sort_by: 'name', sort_direction: 'asc' },
        signal,
      })
    ).tools,
});

export type NewTool = JsonOf<'POST /v1/convai/tools'>['tool_config'];
export const createTool = (tool: NewTool) => call('POST /v1/convai/tools', { json: { tool_config: tool } });
