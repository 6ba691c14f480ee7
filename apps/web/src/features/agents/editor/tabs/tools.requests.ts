import { queryOptions } from '@tanstack/react-query';
import { toolsKey } from '#web/shared/agents/new-tool/create-tool.ts';
import { call } from '#web/shared/api/call.ts';

export const toolsQuery = queryOptions({
  queryKey: [...toolsKey, 'list', { choices: true }],
  queryFn: async ({ signal }) =>
    (
      await call('GET /v1/convai/tools', {
        query: { page_size: 100, sort_by: 'name', sort_direction: 'asc' },
        signal,
      })
    ).tools,
});
