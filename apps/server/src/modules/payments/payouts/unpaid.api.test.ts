import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { makeEarner } from '../../../../test/voice-earners.ts';

let app: TestApp;
afterEach(() => app?.close());

it.each([
  ['[BIL-031] billing is off', { MYNAH_BILLING: 'off' }],
  ['Stripe takes money, and nobody said that it pays any', { STRIPE_SECRET_KEY: 'sk_test_of_a_test' }],
])('where %s nobody earns anything, and each call says so', async (_, environment) => {
  app = await startTestApp({ environment: environment as Record<string, string> });
  const earner = await makeEarner(app);
  await earner.earn(1_000_000);
  expect(await earner.payouts()).toMatchObject({
    is_paying: false,
    is_test_money: false,
    balance: { amount: 0 },
    missing: [],
  });
  expect(await earner.statement()).toMatchObject({ months: [], month: null, voices: [] });
  for (const [path, json] of [
    ['/create-connect-account', { relative_redirect_path: '/app/payouts' }],
    ['/create-connect-account-management-link', undefined],
    ['/v1/payouts/transfers', undefined],
    ['/v1/payouts/sync', undefined],
  ] as const)
    expect(await earner.post(path, json), path).toMatchObject({
      status: 404,
      body: { detail: { message: 'Nobody is paid for voices on this server.' } },
    });
  const config = (await (await app.fetch('/v1/app-config')).json()) as { pays_for_voices: boolean };
  expect(config.pays_for_voices).toBe(false);
  const { body } = await earner.person.call('GET', '/v1/referrals');
  if (!('MYNAH_BILLING' in environment)) return;
  expect(body).toMatchObject({ reward_credits: 0 });
  // nor does any page lead to prices
  for (const path of ['/', '/no-such-page', '/sitemap.xml']) {
    const page = await (await app.fetch(path, { headers: { accept: 'text/html,*/*' } })).text();
    expect(page, path).toContain('/voice-library');
    expect(page, path).not.toContain('/pricing');
  }
});
