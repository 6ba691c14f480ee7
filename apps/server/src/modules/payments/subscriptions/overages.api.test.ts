import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { makePayer, type Payer } from '../../../../test/test-money.ts';
import { endSubscriptions } from '../../billing/actions/end-subscriptions.ts';
import { getCreditAccount } from '../../billing/actions/get-credit-account.ts';
import { creditAccounts } from '../../billing/billing.tables.ts';
import { creditOverages } from '../../billing/period-ends.tables.ts';
import { billOverages } from './actions/bill-overages.ts';
import { renewTestMoney } from './actions/keep-up.ts';

let app: TestApp;
let payer: Payer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  payer = await makePayer(app);
});
afterAll(() => app.close());

const creator = { subscription_type: 'creator' };
const isMine = () => eq(creditAccounts.workspaceId, payer.workspaceId);
/** As if so many credits had been used. */
const use = (used: number) => app.platform.db.update(creditAccounts).set({ used }).where(isMine());
async function pass(days: number): Promise<void> {
  app.clock.advance(days * 86_400_000);
  await endSubscriptions(app.platform);
  await getCreditAccount(app.platform, payer.workspaceId);
  await renewTestMoney(app.platform);
  await billOverages(app.platform);
}

test('[BIL-054] is shown while it grows, and paid for on an invoice of its own, once', async () => {
  await payer.buy({ ...creator, currency: 'eur', promocode: 'special-offer-50' });
  expect(
    (
      await payer.post('/v1/user/edit', {
        allowed_to_extend_character_limit: true,
        max_character_limit_extension: 20_000,
      })
    ).status,
  ).toBe(200);
  await use(110_001);
  expect(await payer.subscription()).toMatchObject({
    max_credit_limit_extension: 20_000,
    current_overage: { amount: '2.20', currency: 'eur' },
  });
  await pass(32);
  await billOverages(app.platform);
  // without the discount, which is of the plan
  const extra = (await payer.invoices()).filter(({ total_cents }) => total_cents === 220);
  expect(extra).toMatchObject([
    {
      status: 'paid',
      currency: 'eur',
      discount_cents: 0,
      lines: [
        { text: expect.stringMatching(/^10,001 credits beyond the Creator plan, until /), amount_cents: 220 },
      ],
    },
  ]);
  expect(await payer.subscription()).toMatchObject({ status: 'active', current_overage: { amount: '0' } });
});

test('of the last month of a plan that was cancelled is paid for as well', async () => {
  await payer.buy(creator);
  await payer.post('/v1/user/edit', { allowed_to_extend_character_limit: true });
  await use(150_000);
  await payer.post('/cancel-subscription');
  await pass(32);
  expect(await payer.subscription()).toMatchObject({ tier: 'free', character_count: 0 });
  expect((await payer.invoices()).map(({ total_cents }) => total_cents).sort()).toEqual([1_100, 2_200]);
});

test('a process that dies between the charge and its note charges it once', async () => {
  await payer.buy(creator);
  await use(200_000);
  await pass(32);
  const isOurs = eq(creditOverages.workspaceId, payer.workspaceId);
  await app.platform.db.update(creditOverages).set({ billedAt: null }).where(isOurs);
  await billOverages(app.platform);
  expect((await payer.invoices()).filter(({ total_cents }) => total_cents === 2_200)).toHaveLength(3);
});

test('is open when the card is declined, and paid with the next one; meanwhile nothing goes beyond the plan', async () => {
  await payer.buy(creator, '0341');
  await use(150_000);
  await pass(32);
  expect(await payer.subscription()).toMatchObject({ status: 'past_due', has_open_invoices: true });
  const { body } = await payer.post('/create-update-payment-methods-session');
  await payer.pay(String(body.url), '4242');
  expect(await payer.subscription()).toMatchObject({ status: 'active', has_open_invoices: false });
  expect((await payer.invoices()).map(({ total_cents }) => total_cents).sort()).toContain(1_100);
});
