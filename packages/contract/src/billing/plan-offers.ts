import { z } from 'zod';
import { json, route } from '../route.ts';
import { tiers } from './plans.ts';
import { currencies } from './prices.ts';

const amounts = z.object({ usd: z.int(), eur: z.int() });

const planOffer = z.object({
  tier: z.enum(tiers),
  name: z.string(),
  /** Cents by currency, for a month and for a year; null: by contract. */
  monthly_cents: amounts.nullable(),
  annual_cents: amounts.nullable(),
  /** Credits a month; -1: no limit. */
  character_limit: z.int(),
  /** Credits that a month leaves may be used for so many months more. */
  rollover_months: z.int(),
  voice_limit: z.int(),
  professional_voice_limit: z.int(),
  seats: z.int(),
  project_limit: z.int(),
  /** Generations at once; null: no limit. */
  concurrency: z.int().nullable(),
  /** The best sound of MP3 and of PCM that may be asked for. */
  best_mp3_kbps: z.int(),
  best_pcm_hz: z.int(),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const planOffers = z.object({
  /** False: this server charges nobody, and there are no plans. */
  is_charging: z.boolean(),
  /** Whoever pays here pays with money that is none. */
  is_test_money: z.boolean(),
  currencies: z.array(z.enum(currencies)),
  /** Days that a first subscription costs nothing. */
  trial_days: z.int(),
  plans: z.array(planOffer),
});
export type PlanOffers = z.infer<typeof planOffers>;

export const planOfferRoutes = {
  list: route({
    id: 'plans.list',
    method: 'GET',
    path: '/v1/plans',
    summary: 'List the plans of this server with their prices',
    access: 'public',
    internal: true,
    answer: json(planOffers),
  }),
};
