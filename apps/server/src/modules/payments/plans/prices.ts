import {
  type BillingPeriod,
  type Currency,
  defaultMonthlyCents,
  monthsPaidAYear,
  type PlanChoice,
} from '@mynah/contract/billing/prices';
import type { Platform } from '../../../platform/platform.ts';

type Settings = Pick<Platform, 'config'>;

/** What a plan costs each period, in cents: as the operator says it, or as it is built in. */
export function priceCents({ config }: Settings, choice: PlanChoice, currency: Currency): number {
  const own = currency === 'usd' ? config.pricesUsd : config.pricesEur;
  const monthly = own.get(choice.tier) ?? defaultMonthlyCents[choice.tier];
  return monthly * monthsPaidIn(choice.billingPeriod);
}

const monthsPaidIn = (period: BillingPeriod): number => (period === 'annual_period' ? monthsPaidAYear : 1);

/** Does anybody pay for anything here (`MYNAH_BILLING`)? */
export const isCharging = ({ config }: Settings): boolean => config.billing;
