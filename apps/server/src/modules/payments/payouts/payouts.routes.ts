import { payoutRoutes as routes, testPayoutRoutes } from '@mynah/contract/billing/payouts';
import { handle } from '../../../platform/http/index.ts';
import { requireFreshFactor } from '../../accounts/factors/index.ts';
import { openConnectDashboard, openConnectForm } from './actions/connect-account.ts';
import { listForStaff, pauseTransfers, resumeTransfers, trust } from './actions/decide-on-transfers.ts';
import { answerTestForm, fillInTestForm } from './actions/fill-in-test-form.ts';
import { readPayouts } from './actions/read-payouts.ts';
import { readStatement } from './actions/read-statement.ts';
import { syncOwnAccount } from './actions/sync-account.ts';
import { takeConnectEvent } from './actions/take-connect-event.ts';
import { transferNow } from './actions/transfer-earnings.ts';

const ok = { status: 'ok' as const };

export const payoutHttpRoutes = [
  handle(routes.get, ({ platform, actor }) => readPayouts(platform, actor.workspaceId)),
  handle(routes.statement, ({ platform, actor, query }) => readStatement(platform, actor, query)),
  handle(routes.sync, async ({ platform, actor }) => {
    await syncOwnAccount(platform, actor.workspaceId);
    return readPayouts(platform, actor.workspaceId);
  }),
  handle(routes.transfer, async ({ platform, actor }) => {
    await transferNow(platform, actor);
    return readPayouts(platform, actor.workspaceId);
  }),
  handle(routes.connect, ({ platform, actor, body }) =>
    openConnectForm(platform, actor, body.relativeRedirectPath),
  ),
  handle(routes.manage, ({ platform, actor }) => openConnectDashboard(platform, actor)),
  handle(routes.stripeWebhook, async ({ platform, body, header }) => {
    await takeConnectEvent(platform, { body, signature: header('stripe-signature') });
    return ok;
  }),
  handle(routes.list, async ({ platform }) => ({ workspaces: await listForStaff(platform) })),
  handle(routes.pause, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params, body } = call;
    await pauseTransfers(platform, actor, { ...params, ...body });
    return ok;
  }),
  handle(routes.resume, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params } = call;
    await resumeTransfers(platform, actor, params.workspaceId);
    return ok;
  }),
  handle(routes.trust, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params, body } = call;
    await trust(platform, actor, { ...params, ...body });
    return ok;
  }),
  handle(testPayoutRoutes.page, async ({ platform, params, setHeader }) => {
    setHeader('cache-control', 'private, no-store');
    return answerTestForm(platform, params.sessionId);
  }),
  handle(testPayoutRoutes.decide, ({ platform, params, body }) =>
    fillInTestForm(platform, params.sessionId, body),
  ),
];
