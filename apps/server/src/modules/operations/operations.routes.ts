import { operationsRoutes as routes } from '@mynah/contract/operations';
import { handle } from '../../platform/http/index.ts';
import { listPeople, listSomeWorkspaces } from './actions/list-accounts.ts';
import { measureStorage } from './actions/measure-storage.ts';
import { readServerState } from './actions/read-server-state.ts';
import { setStaff } from './actions/set-staff.ts';
import { grantToWorkspace, readCredits, refundToWorkspace } from './actions/workspace-credits.ts';
import { toLocalModel, toSomebody, toSomeWorkspace } from './operations.view.ts';

export const operationsRoutes = [
  handle(routes.server, ({ platform }) => readServerState(platform)),
  handle(routes.storage, ({ platform }) => measureStorage(platform)),
  handle(routes.localModel, ({ platform }) => toLocalModel(platform)),
  handle(routes.installLocalModel, async ({ platform }) => {
    await platform.localModel.prepare();
    return toLocalModel(platform);
  }),
  handle(routes.removeLocalModel, async ({ platform }) => {
    await platform.localModel.remove();
    return toLocalModel(platform);
  }),
  handle(routes.listPeople, async ({ platform, actor, query }) => {
    const { rows, nextCursor } = await listPeople(platform, actor, query);
    return { people: rows.map((row) => toSomebody(platform, row)), next_cursor: nextCursor };
  }),
  handle(routes.setStaff, async ({ platform, actor, params, body }) => {
    await setStaff(platform, actor, { userId: params.userId, isStaff: body.isStaff });
    return { status: 'ok' as const };
  }),
  handle(routes.workspaceCredits, ({ platform, params }) => readCredits(platform, params.workspaceId)),
  handle(routes.grantCredits, async ({ platform, actor, params, body }) => {
    await grantToWorkspace(platform, actor, { ...params, ...body });
    return readCredits(platform, params.workspaceId);
  }),
  handle(routes.refundCredits, async ({ platform, actor, params, body }) => {
    await refundToWorkspace(platform, actor, { ...params, ...body });
    return readCredits(platform, params.workspaceId);
  }),
  handle(routes.listWorkspaces, async ({ platform, actor, query }) => {
    const { rows, nextCursor } = await listSomeWorkspaces(platform, actor, query);
    return { workspaces: rows.map(toSomeWorkspace), next_cursor: nextCursor };
  }),
];
