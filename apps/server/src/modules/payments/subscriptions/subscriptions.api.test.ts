import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { makeMember } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { makePayer, type Payer } from '../../../../test/test-money.ts';
import { endSubscriptions } from '../../billing/actions/end-subscriptions.ts';
import { createCode } from '../promo-codes/actions/change-codes.ts';
import { testSubscriptions } from '../test-money/test-money.tables.ts';
import { endOverdue, renewTestMoney } from './actions/keep-up.ts';

let app: TestApp;
let payer: Payer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  payer = await makePayer(app);
});
// time goes on for all of them: those of earlier tests are forgotten
afterEach(() => app.platform.db.delete(testSubscriptions));
afterAll(() => app.close());

const dayMs = 86_400_000;
const pro = { subscription_type: 'pro' };
const creator = { subscription_type: 'creator' };
const done = { status: 200, body: { status: 'ok' } };
/** Time goes on, and the scheduler with it. */
const pass = async (days: number): Promise<void> => {
  app.clock.advance(days * dayMs);
  // of the two that come at the same minute, the one that knows less first
  await endSubscriptions(app.platform);
  await renewTestMoney(app.platform);
};
const makeCode = (code: object & { code: string }) =>
  createCode(app.platform, { userId: 'staff' } as never, code);

describe('a checkout', () => {
  it('[BIL-001] [BIL-017] [BIL-031] leads from free to pro by test money', async () => {
    const { status, body } = await payer.post('/create-checkout-session', {
      ...pro,
      billing_period: 'monthly_period',
      currency: 'usd',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ url: expect.stringContaining('/test-money/') });
    const page = await (await app.fetch(new URL(String(body.url)).pathname)).text();
    for (const words of ['Test money', 'Pro', '$99 a month']) expect(page).toContain(words);
    expect(await payer.pay(String(body.url))).toMatch(/\/app\/subscription\?checkout=done$/);
    expect(await payer.subscription()).toMatchObject({
      tier: 'pro',
      status: 'active',
      currency: 'usd',
      billing_period: 'monthly_period',
      character_limit: 500_000,
      pending_change: null,
      next_invoice: { amount_due_cents: 9_900 },
    });
    expect(await payer.invoices()).toMatchObject([
      { status: 'paid', total_cents: 9_900, currency: 'usd', number: expect.stringMatching(/^TEST-/) },
    ]);
  });

  it('[BIL-036] [BIL-037] sells five plans, in two currencies, by month and by year', async () => {
    for (const wrong of [
      { subscription_type: 'free' },
      { subscription_type: 'trial' },
      { subscription_type: 'enterprise' },
      { ...pro, currency: 'gbp' },
      { ...pro, billing_period: 'weekly' },
      {},
    ]) {
      expect((await payer.post('/create-checkout-session', wrong)).status).toBe(422);
    }
    await payer.buy({
      subscription_type: 'scale_2024_08_10',
      currency: 'eur',
      billing_period: 'annual_period',
    });
    const bought = await payer.subscription();
    expect(bought).toMatchObject({
      tier: 'scale_2024_08_10',
      currency: 'eur',
      billing_period: 'annual_period',
    });
    expect(await payer.invoices()).toMatchObject([{ currency: 'eur', total_cents: 1_320_000 }]);
  });

  it('changes nothing when the card is declined, has expired or the bank refuses', async () => {
    const { body } = await payer.post('/create-checkout-session', pro);
    const page = async () => (await app.fetch(new URL(String(body.url)).pathname)).text();
    await payer.pay(String(body.url), '0002');
    expect(await page()).toContain('The card was declined.');
    await payer.pay(String(body.url), '0069');
    expect(await page()).toContain('The card has expired.');
    await payer.pay(String(body.url), '3155');
    expect(await page()).toContain('is this payment yours?');
    await payer.pay(String(body.url), '', 'refuse');
    expect(await page()).toContain('The bank did not confirm the payment.');
    expect((await payer.subscription()).tier).toBe('free');
    await payer.pay(String(body.url), '3155');
    await payer.pay(String(body.url), '', 'authenticate');
    expect((await payer.subscription()).tier).toBe('pro');
    expect(await page()).toContain('This is done already.');
  });

  test('50 clicks at once open one page, and paying it 20 times at once is one payment', async () => {
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => payer.post('/create-checkout-session', pro)),
    );
    const urls = new Set(opened.map(({ body }) => String(body.url)));
    expect(urls.size).toBe(1);
    const [url = ''] = urls;
    await Promise.all(Array.from({ length: 20 }, () => payer.pay(url)));
    expect(await payer.invoices()).toHaveLength(1);
    expect((await payer.post('/create-checkout-session', pro)).status).toBe(409);
  });

  test('of two pages one is paid', async () => {
    const [one, two] = [
      await payer.post('/create-checkout-session', pro),
      await payer.post('/create-checkout-session', creator),
    ];
    await Promise.all([payer.pay(String(one.body.url)), payer.pay(String(two.body.url))]);
    expect(await payer.invoices()).toHaveLength(1);
  });

  it('is for who may change the workspace, and leads nowhere without its secret', async () => {
    const { accessToken } = await makeMember(app, payer.workspaceId, 'editor');
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await app.fetch('/create-checkout-session', { method: 'POST', headers, json: pro });
    expect(answer.status).toBe(403);
    expect((await app.fetch('/test-money/nothing')).status).toBe(404);
  });
});

describe('a promo code', () => {
  it('[BIL-017] takes something off the checkout, and is used once', async () => {
    await payer.buy({ ...pro, promocode: 'special-offer-30' });
    expect(await payer.invoices()).toMatchObject([
      { subtotal_cents: 9_900, discount_cents: 2_970, total_cents: 6_930 },
    ]);
    expect((await payer.details()).paid?.discount).toMatchObject({
      code: 'special-offer-30',
      percent_off: 30,
    });
    const again = await payer.post('/validate-promocode', { promocode: 'special-offer-30' });
    expect(again.body.valid).toBe(false);
  });

  it('that is invalid, or for another currency, opens no checkout', async () => {
    await makeCode({ code: 'only-euro', amountOffCents: 500, currency: 'eur' } as never);
    for (const promocode of ['no-such-code', 'only-euro']) {
      const refused = await payer.post('/create-checkout-session', { ...pro, promocode });
      expect(refused).toMatchObject({ status: 400, body: { detail: { status: 'invalid_promocode' } } });
    }
  });

  it('[BIL-021] [BIL-069] reduces the next invoice of a running subscription, for its months', async () => {
    await makeCode({ code: `two-months-${payer.workspaceId}`, percentOff: 50, durationInMonths: 2 } as never);
    expect(await payer.post('/apply-discount', { discount_code: 'x' })).toMatchObject({ status: 409 });
    await payer.buy(pro);
    expect(await payer.post('/apply-discount', { discount_code: 'nope' })).toMatchObject({ status: 400 });
    expect(await payer.post('/apply-discount', { discount_code: `two-months-${payer.workspaceId}` })).toEqual(
      done,
    );
    expect((await payer.subscription()).next_invoice).toMatchObject({
      amount_due_cents: 4_950,
      subtotal_cents: 9_900,
      discount_percent_off: 50,
    });
    for (let month = 0; month < 3; month++) await pass(31);
    expect((await payer.invoices()).map(({ total_cents }) => total_cents)).toEqual([
      9_900, 9_900, 4_950, 9_900,
    ]);
  });
});

describe('a change', () => {
  it('[BIL-009] [BIL-029] to more is there at once, for the difference that was shown before', async () => {
    await payer.buy(creator);
    app.clock.advance(15 * dayMs);
    const preview = await payer.get<Record<string, number | string>>(
      '/v1/subscription/change-preview?subscription_type=pro&billing_period=monthly_period',
    );
    expect(preview).toMatchObject({ takes_effect: 'now', currency: 'usd', next_cents: 9_900 });
    expect(preview.due_cents).toBe(Number(preview.charge_cents) - Number(preview.credit_cents));
    expect(await payer.post('/change-subscription', pro)).toEqual(done);
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', character_limit: 500_000 });
    const [newest] = await payer.invoices();
    expect(newest).toMatchObject({ status: 'paid', total_cents: preview.due_cents });
    expect(await payer.post('/change-subscription')).toEqual(done);
    expect((await payer.subscription()).tier).toBe('pro');
  });

  test('pressed 20 times at once it is paid once', async () => {
    await payer.buy(creator);
    app.clock.advance(dayMs);
    await Promise.all(Array.from({ length: 20 }, () => payer.post('/change-subscription', pro)));
    expect(await payer.invoices()).toHaveLength(2);
    expect((await payer.subscription()).tier).toBe('pro');
  });

  it('[BIL-010] [BIL-022] to less waits until the period ends, and can be taken back', async () => {
    await payer.buy(pro);
    expect(await payer.post('/cancel-downgrade')).toMatchObject({ status: 409 });
    expect(await payer.post('/change-subscription', { subscription_type: 'starter' })).toEqual(done);
    expect(await payer.subscription()).toMatchObject({
      tier: 'pro',
      pending_change: { kind: 'change', next_tier: 'starter', next_billing_period: 'monthly_period' },
    });
    expect(await payer.post('/cancel-downgrade')).toEqual(done);
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', pending_change: null });
    await pass(32);
    expect((await payer.subscription()).tier).toBe('pro');
    await payer.post('/change-subscription', { subscription_type: 'starter' });
    await pass(31);
    expect(await payer.subscription()).toMatchObject({ tier: 'starter', pending_change: null });
    expect((await payer.invoices())[0]).toMatchObject({ total_cents: 500 });
  });

  test('from a month to a year begins a new period; a plan with too few seats is refused', async () => {
    await payer.buy({ subscription_type: 'growing_business' });
    await makeMember(app, payer.workspaceId, 'editor');
    const refused = await payer.post('/change-subscription', pro);
    expect(refused).toMatchObject({ status: 409, body: { detail: { message: /1 seat,/ } } });
  });

  it('is refused with a card that is declined, and nothing changes', async () => {
    await payer.buy(creator, '0341');
    app.clock.advance(dayMs);
    expect(await payer.post('/change-subscription', pro)).toMatchObject({
      status: 402,
      body: { detail: { status: 'payment_declined' } },
    });
    expect((await payer.subscription()).tier).toBe('creator');
    expect(await payer.invoices()).toHaveLength(1);
  });

  it('needs a subscription', async () => {
    for (const path of ['/change-subscription', '/cancel-downgrade']) {
      expect(await payer.post(path, pro)).toMatchObject({ status: 409 });
    }
  });
});

describe('cancelling and renewing', () => {
  it('[BIL-011] [BIL-012] waits for the end of what is paid, be it a year, and can be taken back', async () => {
    await payer.buy({ ...pro, billing_period: 'annual_period' });
    expect(await payer.post('/cancel-subscription')).toEqual(done);
    expect(await payer.post('/cancel-subscription')).toMatchObject({ status: 409 });
    const { pending_change } = await payer.subscription();
    expect(pending_change).toMatchObject({ kind: 'cancellation' });
    await pass(200);
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', pending_change });
    expect(await payer.post('/change-subscription', creator)).toMatchObject({ status: 409 });
    expect(await payer.post('/renew-subscription')).toEqual(done);
    expect(await payer.post('/renew-subscription')).toMatchObject({ status: 409 });
    await pass(170);
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', pending_change: null });
    await payer.post('/cancel-subscription');
    await pass(366);
    expect(await payer.subscription()).toMatchObject({ tier: 'free', status: 'free', pending_change: null });
    expect(await payer.invoices()).toHaveLength(2);
    await payer.buy(creator);
    expect(await payer.subscription()).toMatchObject({ tier: 'creator', status: 'active' });
  });
});

describe('a payment that is missing', () => {
  it('keeps the plan for the days of grace, and is saved by another card', async () => {
    await payer.buy(pro, '0341');
    await pass(31);
    const details = await payer.details();
    expect(await payer.subscription()).toMatchObject({
      tier: 'pro',
      status: 'past_due',
      has_open_invoices: true,
      open_invoices: [{ amount_due_cents: 9_900 }],
    });
    expect(details.paid?.grace_ends_at_unix).toBeGreaterThan(0);
    const { body } = await payer.post('/create-update-payment-methods-session');
    await payer.pay(String(body.url), '4242');
    expect(await payer.subscription()).toMatchObject({ status: 'active', has_open_invoices: false });
    await endOverdue(app.platform);
    expect((await payer.subscription()).tier).toBe('pro');
  });

  it('is seen without waiting for a month: renewed now, a card is declined, and another one pays', async () => {
    const open = async (path: string) => String((await payer.post(path)).body.url);
    await payer.buy(pro, '0341');
    await payer.pay(await open('/create-portal-session'), '', 'renew');
    expect(await payer.subscription()).toMatchObject({ status: 'past_due', has_open_invoices: true });
    await payer.pay(await open('/create-portal-session'), '', 'renew');
    expect(await payer.subscription()).toMatchObject({ status: 'past_due' });
    await payer.pay(await open('/create-portal-session'), '4242');
    expect(await payer.subscription()).toMatchObject({ status: 'active', has_open_invoices: false });
    await payer.pay(await open('/create-portal-session'), '', 'renew');
    expect((await payer.invoices()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    await payer.post('/cancel-subscription');
    // only the portal knows time
    await payer.pay(await open('/create-update-payment-methods-session'), '', 'renew');
    expect((await payer.subscription()).tier).toBe('pro');
    await payer.pay(await open('/create-portal-session'), '', 'renew');
    expect(await payer.subscription()).toMatchObject({ tier: 'free', status: 'free' });
  });

  it('ends the subscription when the days are over, and asks for nothing more', async () => {
    await payer.buy(pro, '0341');
    await pass(31);
    await pass(6);
    await endOverdue(app.platform);
    expect((await payer.subscription()).tier).toBe('pro');
    await pass(1);
    await endOverdue(app.platform);
    expect(await payer.subscription()).toMatchObject({ tier: 'free', status: 'free' });
    expect((await payer.invoices()).map(({ status }) => status)).toEqual(['void', 'paid']);
  });
});

describe('the pages of the provider', () => {
  it('[BIL-019] [BIL-020] [BIL-028] [BIL-030] open for anybody who may pay', async () => {
    for (const path of ['/create-update-payment-methods-session', '/create-portal-session', '/verify-card']) {
      const { status, body } = await payer.post(path);
      expect(status, path).toBe(200);
      expect((await app.fetch(new URL(String(body.url)).pathname)).status).toBe(200);
    }
  });
});

describe('invoices', () => {
  it('are files, for the workspace alone', async () => {
    await payer.buy(pro);
    const [invoice] = await payer.invoices();
    const path = `/v1/subscription/invoices/${invoice?.invoice_id}/pdf`;
    const other = await makePayer(app);
    expect(await other.get(path)).toMatchObject({ detail: { status: 'invoice_not_found' } });
    const { accessToken } = await makeMember(app, payer.workspaceId, 'viewer');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await app.fetch(path, { headers })).status).toBe(403);
    const { accessToken: admin } = await makeMember(app, payer.workspaceId, 'admin');
    const file = await app.fetch(path, { headers: { authorization: `Bearer ${admin}` } });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(`${invoice?.number}.pdf`);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

test('a plan by contract is there again when what was bought beside it has ended', async () => {
  const contracted = await makePayer(app, 'enterprise');
  await contracted.buy(pro);
  expect((await contracted.subscription()).tier).toBe('pro');
  await contracted.post('/cancel-subscription');
  await pass(32);
  expect((await contracted.subscription()).tier).toBe('enterprise');
});
