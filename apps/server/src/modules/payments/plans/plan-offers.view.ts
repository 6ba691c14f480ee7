import { isAtLeast, leastTierForFormat, plans, type Tier, tiers } from '@mynah/contract';
import type { PlanOffer, PlanOffers } from '@mynah/contract/billing/plan-offers';
import { type BillingPeriod, currencies, isSold } from '@mynah/contract/billing/prices';
import type { Platform } from '../../../platform/platform.ts';
import { isCharging, priceCents } from './prices.ts';

/** The one table of plans, as the pages of prices and of the subscription show it. */
export function toPlanOffers(platform: Pick<Platform, 'config'>): PlanOffers {
  const charges = isCharging(platform);
  const { trialDays, stripeSecretKey } = platform.config;
  return {
    is_charging: charges,
    is_test_money: charges && !stripeSecretKey,
    currencies: charges ? [...currencies] : [],
    trial_days: charges ? trialDays : 0,
    // a trial is given by people, and nobody chooses it
    plans: charges ? tiers.filter((tier) => tier !== 'trial').map((tier) => toOffer(platform, tier)) : [],
  };
}

function toOffer(platform: Pick<Platform, 'config'>, tier: Tier): PlanOffer {
  const {
    displayName,
    characterLimit,
    voiceLimit,
    professionalVoiceLimit,
    seats,
    projectLimit,
    rolloverMonths,
    concurrency,
  } = plans[tier];
  return {
    tier,
    name: displayName,
    monthly_cents: amountsOf(platform, tier, 'monthly_period'),
    annual_cents: amountsOf(platform, tier, 'annual_period'),
    character_limit: characterLimit,
    rollover_months: rolloverMonths,
    voice_limit: voiceLimit,
    professional_voice_limit: professionalVoiceLimit,
    seats,
    project_limit: projectLimit,
    concurrency: concurrency ?? null,
    best_mp3_kbps: isAtLeast(tier, leastTierForFormat('mp3_44100_192')) ? 192 : 128,
    best_pcm_hz: isAtLeast(tier, leastTierForFormat('pcm_44100')) ? 44_100 : 24_000,
  };
}

function amountsOf(
  platform: Pick<Platform, 'config'>,
  tier: Tier,
  billingPeriod: BillingPeriod,
): PlanOffer['monthly_cents'] {
  if (tier === 'free') return { usd: 0, eur: 0 };
  if (!isSold(tier)) return null;
  const choice = { tier, billingPeriod };
  return { usd: priceCents(platform, choice, 'usd'), eur: priceCents(platform, choice, 'eur') };
}
