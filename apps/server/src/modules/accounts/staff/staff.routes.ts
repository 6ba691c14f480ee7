import { staffRoutes as routes } from '@mynah/contract/accounts/staff';
import { handle } from '../../../platform/http/index.ts';
import { decideAlphaRequest } from './actions/decide-alpha-request.ts';
import { listAlphaRequests, listStaffActions } from './staff.store.ts';
import { toAlphaRequest, toStaffAction } from './staff.view.ts';

export const staffRoutes = [
  handle(routes.listActions, async ({ platform, query }) => {
    const rows = await listStaffActions(platform.db, query);
    const isFull = rows.length === query.pageSize;
    return { actions: rows.map(toStaffAction), next_cursor: (isFull && rows.at(-1)?.id) || null };
  }),
  handle(routes.listAlphaRequests, async ({ platform }) => ({
    requests: (await listAlphaRequests(platform.db)).map(toAlphaRequest),
  })),
  handle(routes.decideAlphaRequest, async ({ platform, actor, params, body }) => {
    const decision = { userId: params.userId, isGranted: body.grant, reason: body.reason };
    await decideAlphaRequest(platform, actor, decision);
    return { status: 'ok' as const };
  }),
];
