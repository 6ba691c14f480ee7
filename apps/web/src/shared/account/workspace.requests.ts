import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';

export const workspaceQuery = queryOptions({
  queryKey: ['workspace'],
  queryFn: ({ signal }) => call('GET /v1/workspace', { signal }),
});

/** The workspace, kept true while others change it (WSP-086). */
export function useWorkspace() {
  useRefreshOn('workspace.updated', workspaceQuery.queryKey);
  return useQuery(workspaceQuery);
}
