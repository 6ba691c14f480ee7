import { promoCodeRoutes as routes } from '@mynah/contract/billing/promo-codes';
import { handle } from '../../../platform/http/index.ts';
import { isCharging } from '../plans/index.ts';
import { createCode, endPromoCode } from './actions/change-codes.ts';
import { findValidCode } from './actions/find-valid-code.ts';
import { listCodes } from './promo-codes.store.ts';
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
  handle(routes.create, async ({ platform, actor, body }) =>
    toPromoCode(await createCode(platform, actor, body), platform.clock.now()),
  ),
  handle(routes.end, async ({ platform, actor, params }) => {
    await endPromoCode(platform, actor, params.code);
    return { status: 'ok' as const };
  }),
];
