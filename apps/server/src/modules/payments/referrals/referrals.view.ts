import type { Partner, Referrals } from '@mynah/contract/billing/referrals';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { MonthOfClicks, MonthOfReferrals } from './referrals.store.ts';
import type { PartnerRow } from './referrals.tables.ts';

interface Known {
  link: string | null;
  rewardCredits: number;
  clicks: readonly MonthOfClicks[];
  made: readonly MonthOfReferrals[];
  partners: readonly (PartnerRow & { link: string })[];
}

type Month = Referrals['months'][number];

export function toReferrals({ link, rewardCredits, clicks, made, partners }: Known): Referrals {
  const names = [...new Set([...clicks, ...made].map(({ month }) => month))].sort().reverse();
  const months = names.map((month): Month => {
    const opened = clicks.find((one) => one.month === month);
    const came = made.find((one) => one.month === month);
    return {
      month,
      clicks: opened?.clicks ?? 0,
      sign_ups: came?.signUps ?? 0,
      customers: came?.customers ?? 0,
      credits: came?.credits ?? 0,
    };
  });
  const sum = (column: Exclude<keyof Month, 'month'>) =>
    months.reduce((total, month) => total + month[column], 0);
  return {
    referral_link: link,
    reward_credits: rewardCredits,
    clicks: sum('clicks'),
    sign_ups: sum('sign_ups'),
    customers: sum('customers'),
    credits: sum('credits'),
    months,
    partners: partners.map(({ key, endedAt, rewardCredits: reward, link: address }) => ({
      key,
      link: address,
      reward_credits: reward,
      is_active: endedAt === null,
    })),
  };
}

/** `https://voice.example/?ps_partner_key=radio-berlin` */
export function toPartnerLink(publicUrl: string, { key }: Pick<PartnerRow, 'key'>): string {
  const link = new URL('/', publicUrl);
  link.searchParams.set('ps_partner_key', key);
  return link.href;
}

export const toPartner = (
  row: PartnerRow,
  { email, signUps, customers }: { email: string; signUps: number; customers: number },
): Partner => ({
  key: row.key,
  email,
  reward_credits: row.rewardCredits,
  is_active: row.endedAt === null,
  sign_ups: signUps,
  customers,
  created_at_unix: unixSeconds(row.createdAt),
});
