import { promoCodeRoutes as routes } from '@mynah/contract/billing/promo-codes';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { handle } from '../../../platform/http/index.ts';
import { requireFreshFactor } from '../../accounts/factors/index.ts';
import { isCharging } from '../plans/index.ts';
import { createCode, endPromoCode } from './actions/change-codes.ts';
import { findValidCode } from './actions/find-valid-code.ts';
import { toStoredCode } from './promo-codes.policy.ts';
import { listCodes, listRedemptions } from './promo-codes.store.ts';
import { toCheck, toPromoCode } from './promo-codes.view.ts';

export const promoCodeHttpRoutes = [
  handle(routes.validate, async ({ platform, actor, body }) => {
    // who charges nobody takes nothing off
    if (!isCharging(platform)) return toCheck(undefined);
    return toCheck(await findValidCode(platform, actor.workspaceId, body.promocode));
  }),
  handle(routes.list, async ({ platform, query }) => {
    const now = platform.clock.now();
    const rows = await listCodes(platform.db, query.pageSize);
    return { promo_codes: rows.map((row) => toPromoCode(row, now)) };
  }),
  handle(routes.redemptions, async ({ platform, params, query }) => {
    const rows = await listRedemptions(platform.db, toStoredCode(params.code), query.pageSize);
    return {
      redemptions: rows.map(({ workspaceId, name, createdAt }) => ({
        workspace_id: workspaceId,
        name,
        redeemed_at_unix: unixSeconds(createdAt),
      })),
    };
  }),
  handle(routes.create, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, body } = call;
    return toPromoCode(await createCode(platform, actor, body), platform.clock.now());
  }),
  handle(routes.end, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params } = call;
    await endPromoCode(platform, actor, params.code);
    return { status: 'ok' as const };
  }),
];
