import { toolRunRoutes as routes } from '@mynah/contract/speech/tool-runs';
import { handle } from '../../../platform/http/index.ts';
import { cancelToolRun } from './actions/cancel-tool-run.ts';
import { getToolRun } from './actions/get-tool-run.ts';
import { removeToolRun } from './actions/remove-tool-run.ts';
import { retryToolRun } from './actions/retry-tool-run.ts';
import { listToolRuns } from './tool-runs.store.ts';
import { toToolRun } from './tool-runs.view.ts';

interface OfRun {
  actor: { workspaceId: string };
  params: { runId: string };
}
const keyOf = ({ actor, params }: OfRun) => ({ workspaceId: actor.workspaceId, id: params.runId });

/** Each tool begins its own. */
export const toolRunHttpRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const { workspaceId, userId } = actor;
    const search = { workspaceId, userId, tool: query.tool, limit: query.pageSize };
    return { runs: (await listToolRuns(platform.db, search)).map(toToolRun) };
  }),
  handle(routes.show, async (call) => toToolRun(await getToolRun(call.platform, keyOf(call)))),
  handle(routes.cancel, async (call) => {
    await cancelToolRun(call.platform, keyOf(call));
    return { status: 'ok' as const };
  }),
  handle(routes.retry, async ({ platform, actor, params }) => {
    await retryToolRun(platform, actor, params.runId);
    return { status: 'ok' as const };
  }),
  handle(routes.remove, async (call) => {
    await removeToolRun(call.platform, keyOf(call));
    return undefined;
  }),
];
