import type { PlanOffer, PlanOffers } from '@mynah/contract/billing/plan-offers';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { readConfig } from '../../../platform/config/config.ts';

let app: TestApp;
afterEach(() => app.close());

async function offers(environment: Record<string, string> = {}): Promise<PlanOffers> {
  app = await startTestApp({ environment });
  return (await (await app.fetch('/v1/plans')).json()) as PlanOffers;
}
const planOf = ({ plans }: PlanOffers, wanted: string): PlanOffer =>
  plans.find(({ tier }) => tier === wanted)!;

it('[BIL-044] [BIL-006] shows everybody the plans, in both currencies, by month and by year', async () => {
  const answer = await offers({ MYNAH_PRICES_EUR: 'pro=89.90, starter=4', MYNAH_TRIAL_DAYS: '14' });
  expect(answer).toMatchObject({ is_charging: true, is_test_money: true, trial_days: 14 });
  expect(answer.plans.map(({ name }) => name)).toEqual([
    'Free',
    'Starter',
    'Creator',
    'Pro',
    'Scale',
    'Business',
    'Enterprise',
  ]);
  expect(planOf(answer, 'pro')).toMatchObject({
    monthly_cents: { usd: 9_900, eur: 8_990 },
    annual_cents: { usd: 99_000, eur: 89_900 },
    character_limit: 500_000,
    best_mp3_kbps: 192,
    best_pcm_hz: 44_100,
  });
  expect(planOf(answer, 'creator')).toMatchObject({ best_mp3_kbps: 192, best_pcm_hz: 24_000 });
  expect(planOf(answer, 'free').monthly_cents).toEqual({ usd: 0, eur: 0 });
  expect(planOf(answer, 'enterprise').monthly_cents).toBeNull();
});

it('has no plans and no prices where billing is off', async () => {
  expect(await offers({ MYNAH_BILLING: 'off' })).toEqual({
    is_charging: false,
    is_test_money: false,
    currencies: [],
    trial_days: 0,
    plans: [],
  });
  for (const wrong of ['pro', 'pro=1.234', 'pro=-1', 'pro=1e3', '=5']) {
    expect(() => readConfig({ MYNAH_PRICES_USD: wrong }), wrong).toThrow('MYNAH_PRICES_USD');
  }
});
