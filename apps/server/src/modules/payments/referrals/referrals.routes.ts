import { referralRoutes as routes } from '@mynah/contract/billing/referrals';
import { handle } from '../../../platform/http/index.ts';
import { requireFreshFactor } from '../../accounts/factors/index.ts';
import { visitOf } from '../../accounts/privacy/index.ts';
import { createPartner, endPartner, readPartners } from './actions/change-partners.ts';
import { countVisit } from './actions/count-visit.ts';
import { readReferrals } from './actions/read-referrals.ts';

const ok = { status: 'ok' as const };

export const referralHttpRoutes = [
  handle(routes.get, ({ platform, actor }) => readReferrals(platform, actor.userId)),
  handle(routes.visit, async (call) => {
    const { code, allowsMarketing, ccpaOptOut: isOptedOut } = call.body;
    const userId = (await call.findActor())?.userId;
    await countVisit(call.platform, { code, allowsMarketing, isOptedOut, userId, visit: visitOf(call) });
    return ok;
  }),
  handle(routes.listPartners, async ({ platform }) => ({ partners: await readPartners(platform) })),
  handle(routes.createPartner, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, body } = call;
    await createPartner(platform, actor, body);
    return ok;
  }),
  handle(routes.endPartner, async (call) => {
    await requireFreshFactor(call, { isSecond: true });
    const { platform, actor, params } = call;
    await endPartner(platform, actor, params.key);
    return ok;
  }),
];
