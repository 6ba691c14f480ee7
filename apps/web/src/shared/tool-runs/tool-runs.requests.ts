import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import type { ToolName } from '@mynah/contract/speech/tools';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

export const toolRunsKey = ['tool-runs'];

export const isOpen = ({ state }: Pick<ToolRun, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** A notice may get lost with a connection. */
const lookMs = 10_000;

/** What the person has had made lately, newest first. */
export const toolRunsQuery = (tool: ToolName) =>
  queryOptions({
    queryKey: [...toolRunsKey, tool],
    queryFn: async ({ signal }) => (await call('GET /v1/tool-runs', { query: { tool }, signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? lookMs : false),
  });

/** Begun just now: it is seen under way, however soon it ends. */
export function noteRun(client: QueryClient, run: ToolRun): void {
  const { queryKey } = toolRunsQuery(run.tool);
  client.setQueryData(queryKey, (runs: ToolRun[] = []) => [run, ...runs]);
  void client.invalidateQueries({ queryKey });
}

export const cancelToolRun = (id: string): Promise<unknown> =>
  call('POST /v1/tool-runs/{run_id}/cancel', { params: { run_id: id } });
export const retryToolRun = (id: string): Promise<unknown> =>
  call('POST /v1/tool-runs/{run_id}/retry', { params: { run_id: id } });
export const removeToolRun = (id: string): Promise<unknown> =>
  call('DELETE /v1/tool-runs/{run_id}', { params: { run_id: id } });
