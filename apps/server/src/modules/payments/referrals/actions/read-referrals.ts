import type { Referrals } from '@mynah/contract/billing/referrals';
import type { Platform } from '../../../../platform/platform.ts';
import { referralLinkOf } from '../../../accounts/profile/index.ts';
import { getUser } from '../../../accounts/users/index.ts';
import { isCharging } from '../../plans/index.ts';
import { listClicks, listPartnersOf, listReferrals } from '../referrals.store.ts';
import { toPartnerLink, toReferrals } from '../referrals.view.ts';

/** What somebody’s links have brought, by month. */
export async function readReferrals(platform: Platform, userId: string): Promise<Referrals> {
  const { db, config } = platform;
  const [user, clicks, made, partners] = await Promise.all([
    getUser(db, userId),
    listClicks(db, userId),
    listReferrals(db, userId),
    listPartnersOf(db, userId),
  ]);
  return toReferrals({
    link: user.referralLinkCode === null ? null : referralLinkOf(platform, user.referralLinkCode),
    // where nobody pays, nobody is rewarded for who does
    rewardCredits: isCharging(platform) ? config.referralCredits : 0,
    clicks,
    made,
    partners: partners.map((partner) => ({ ...partner, link: toPartnerLink(platform.publicUrl(), partner) })),
  });
}
