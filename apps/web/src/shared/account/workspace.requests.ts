import type { Workspace } from '@mynah/contract/workspace';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';

export const workspaceQuery = queryOptions({
  queryKey: ['workspace'],
  queryFn: ({ signal }) => requestJson<Workspace>('/v1/workspace', { signal }),
});

/** The workspace, kept true while others change it (WSP-086). */
export function useWorkspace() {
  useRefreshOn('workspace.updated', workspaceQuery.queryKey);
  return useQuery(workspaceQuery);
}
