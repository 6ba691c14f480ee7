import { staffMoneyRoutes as money } from '@mynah/contract/billing/staff-money';
import { operationsRoutes as routes } from '@mynah/contract/operations';
import { handle } from '../../platform/http/index.ts';
import { requireFreshFactor } from '../accounts/factors/index.ts';
import { ledger } from '../billing/index.ts';
import { listPeople, listSomeWorkspaces } from './actions/list-accounts.ts';
import { measureStorage } from './actions/measure-storage.ts';
import { readServerState } from './actions/read-server-state.ts';
import { setPlan } from './actions/set-plan.ts';
import { setStaff } from './actions/set-staff.ts';
import { grantToWorkspace, readCredits, refundToWorkspace } from './actions/workspace-credits.ts';
import { toLocalModel, toMismatch, toSomebody, toSomeWorkspace } from './operations.view.ts';

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
  handle(money.mismatches, async ({ platform }) => ({
    mismatches: (await ledger.listFoundMismatches(platform.db)).map(toMismatch),
  })),
  handle(money.setPlan, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params, body } = call;
    await setPlan(platform, actor, { ...params, ...body });
    return { status: 'ok' as const };
  }),
  handle(routes.grantCredits, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params, body } = call;
    await grantToWorkspace(platform, actor, { ...params, ...body });
    return readCredits(platform, params.workspaceId);
  }),
  handle(routes.refundCredits, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params, body } = call;
    await refundToWorkspace(platform, actor, { ...params, ...body });
    return readCredits(platform, params.workspaceId);
  }),
  handle(routes.listWorkspaces, async ({ platform, actor, query }) => {
    const { rows, nextCursor } = await listSomeWorkspaces(platform, actor, query);
    return { workspaces: rows.map(toSomeWorkspace), next_cursor: nextCursor };
  }),
];
