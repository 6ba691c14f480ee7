import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StripeServer, startStripeServer } from '../../../../test/stripe/stripe-server.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { makePayer, type Payer } from '../../../../test/test-money.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { creditAccounts } from '../../billing/billing.tables.ts';
import { findCreditAccount } from '../../billing/credits.store.ts';
import { findWorkspace } from '../../workspaces/workspace/index.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { billOverages } from './actions/bill-overages.ts';
import { endTestMoney } from './actions/end-test-money.ts';
import { endOverdue, syncOutdated } from './actions/keep-up.ts';
import { subscriptions } from './subscriptions.tables.ts';

const secret = 'whsec_of_a_test';
let app: TestApp;
let stripe: StripeServer;
let payer: Payer;
beforeAll(async () => {
  stripe = await startStripeServer(() => Math.floor(app.clock.now().getTime() / 1000));
  app = await startTestApp({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_a_test',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: stripe.url,
    },
  });
});
beforeEach(async () => {
  stripe.books.declines = false;
  payer = await makePayer(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const pro = { subscription_type: 'pro' };
const done = { status: 200, body: { status: 'ok' } };

interface Delivery {
  signedBy?: string;
  timestamp?: number;
}

/** An event as Stripe sends it: signed, with its object as it was when it happened. */
async function deliver(type: string, object: object, { signedBy = secret, timestamp }: Delivery = {}) {
  const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: signedBy, timestamp });
  const answer = await app.fetch('/v1/payments/stripe-webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return answer.status;
}

async function buy(wish: object = pro): Promise<string> {
  const { body } = await payer.post('/create-checkout-session', wish);
  const session = String(body.url).split('/').at(-1) ?? '';
  const { id } = stripe.books.complete(session);
  await deliver('checkout.session.completed', stripe.books.get(session));
  return id;
}
const eventOf = (id: string) => structuredClone(stripe.books.get(id));

describe('with Stripe', () => {
  it('[BIL-017] [BIL-031] leads from free to pro; the version is pinned, nothing is to be set up', async () => {
    const { status, body } = await payer.post('/create-checkout-session', { ...pro, currency: 'eur' });
    expect(status).toBe(200);
    expect(String(body.url)).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const again = await payer.post('/create-checkout-session', { ...pro, currency: 'eur' });
    expect(again.body).toEqual(body);
    const session = String(body.url).split('/').at(-1) ?? '';
    stripe.books.complete(session);
    expect((await payer.subscription()).tier).toBe('free');
    expect(await deliver('checkout.session.completed', stripe.books.get(session))).toBe(200);
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', status: 'active', currency: 'eur' });
    expect(await payer.details()).toMatchObject({
      is_test_money: false,
      paid: { price_cents: 9_900, card: { brand: 'visa', last4: '4242', expires: '04/2031' } },
    });
    expect(await payer.invoices()).toMatchObject([{ status: 'paid', total_cents: 9_900, currency: 'eur' }]);
    expect([...stripe.versions]).toEqual(['2026-10-28.endive']);
    expect((await app.fetch('/test-money/any')).status).toBe(404);
  });

  it('takes promotion codes off, at the checkout and of a running subscription', async () => {
    await buy({ ...pro, promocode: 'special-offer-50' });
    expect(await payer.invoices()).toMatchObject([{ discount_cents: 4_950, total_cents: 4_950 }]);
    expect((await payer.details()).paid?.discount).toMatchObject({
      code: 'special-offer-50',
      percent_off: 50,
    });
    expect((await payer.post('/validate-promocode', { promocode: 'special-offer-50' })).body.valid).toBe(
      false,
    );
    expect(await payer.post('/apply-discount', { discount_code: 'special-offer-70' })).toEqual(done);
    expect((await payer.subscription()).next_invoice).toMatchObject({ amount_due_cents: 2_970 });
  });

  it('changes to more at once for what was shown, and to less when the period ends', async () => {
    const id = await buy({ subscription_type: 'creator' });
    app.clock.advance(15 * 86_400_000);
    const preview = await payer.get<{ due_cents: number }>(
      '/v1/subscription/change-preview?subscription_type=pro&billing_period=monthly_period',
    );
    expect(preview.due_cents).toBe((9_900 - 2_200) / 2);
    const pressed = await Promise.all([1, 2, 3].map(() => payer.post('/change-subscription', pro)));
    for (const answer of pressed) expect(answer).toEqual(done);
    expect(await payer.invoices()).toHaveLength(2);
    expect((await payer.invoices())[0]).toMatchObject({ total_cents: preview.due_cents });
    await payer.post('/change-subscription', { subscription_type: 'starter' });
    expect((await payer.subscription()).pending_change).toMatchObject({
      kind: 'change',
      next_tier: 'starter',
    });
    expect(await payer.post('/cancel-downgrade')).toEqual(done);
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', pending_change: null });
    await payer.post('/change-subscription', { subscription_type: 'starter' });
    stripe.books.renew(id);
    await deliver('customer.subscription.updated', eventOf(id));
    expect(await payer.subscription()).toMatchObject({ tier: 'starter', pending_change: null });
  });

  it('changes nothing when the card is declined', async () => {
    await buy({ subscription_type: 'creator' });
    stripe.books.declines = true;
    const refused = await payer.post('/change-subscription', pro);
    expect(refused).toMatchObject({ status: 402, body: { detail: { status: 'payment_declined' } } });
    expect((await payer.subscription()).tier).toBe('creator');
  });

  it('changes the plan with another card after one was declined, on the same day', async () => {
    await buy({ subscription_type: 'creator' });
    stripe.books.declines = true;
    expect(await payer.post('/change-subscription', pro)).toMatchObject({ status: 402 });
    stripe.books.declines = false;
    expect(await payer.post('/change-subscription', pro)).toEqual(done);
    expect((await payer.subscription()).tier).toBe('pro');
  });

  it('opens a checkout though the owner’s address has changed since the last one', async () => {
    expect(await payer.post('/create-checkout-session', pro)).toMatchObject({ status: 200 });
    const { db } = app.platform;
    const workspace = await findWorkspace(db, payer.workspaceId);
    const email = `moved-${payer.workspaceId}@example.com`.toLowerCase();
    await db
      .update(users)
      .set({ email })
      .where(eq(users.id, workspace?.ownerId ?? ''));
    expect(await payer.post('/create-checkout-session', pro)).toMatchObject({ status: 200 });
  });

  it('counts credits from when the subscription began, however late that is told', async () => {
    const { body } = await payer.post('/create-checkout-session', pro);
    const session = String(body.url).split('/').at(-1) ?? '';
    stripe.books.complete(session);
    const beganAt = app.clock.now();
    app.clock.advance(3_600_000);
    await deliver('checkout.session.completed', stripe.books.get(session));
    const account = await findCreditAccount(app.platform.db, payer.workspaceId);
    expect(Math.abs((account?.periodAnchorAt.getTime() ?? 0) - beganAt.getTime())).toBeLessThan(1_000);
  });

  it('cancels, also what has a schedule, and renews', async () => {
    const id = await buy();
    await payer.post('/change-subscription', { subscription_type: 'starter' });
    expect(await payer.post('/cancel-subscription')).toEqual(done);
    expect((await payer.subscription()).pending_change).toMatchObject({ kind: 'cancellation' });
    expect(await payer.post('/renew-subscription')).toEqual(done);
    expect((await payer.subscription()).pending_change).toBeNull();
    await payer.post('/cancel-subscription');
    stripe.books.renew(id);
    await deliver('customer.subscription.deleted', eventOf(id));
    expect(await payer.subscription()).toMatchObject({ tier: 'free', status: 'free' });
  });

  it('[BIL-019] [BIL-020] [BIL-028] opens its portal', async () => {
    const portal = await payer.post('/create-portal-session');
    expect(portal.body.url).toMatch(/\/home$/);
    for (const path of ['/create-update-payment-methods-session', '/verify-card']) {
      expect((await payer.post(path)).body.url).toMatch(/\/payment_method_update$/);
    }
  });

  it('is past due, and saved as soon as there is another card', async () => {
    const id = await buy();
    stripe.books.declines = true;
    stripe.books.renew(id);
    await deliver('invoice.payment_failed', stripe.books.all('invoice').at(-1) ?? {});
    expect(await payer.subscription()).toMatchObject({
      tier: 'pro',
      status: 'past_due',
      has_open_invoices: true,
    });
    stripe.books.declines = false;
    await deliver('customer.updated', stripe.books.get(stripe.books.get(id).customer));
    expect(await payer.subscription()).toMatchObject({ status: 'active', has_open_invoices: false });
  });

  it('stays past due with another card that is declined, and the event is taken', async () => {
    const id = await buy();
    stripe.books.declines = true;
    stripe.books.renew(id);
    await deliver('customer.subscription.updated', eventOf(id));
    const { customer } = stripe.books.get(id);
    expect(await deliver('customer.updated', stripe.books.get(customer))).toBe(200);
    expect((await payer.subscription()).status).toBe('past_due');
  });

  it('asks for nothing more of what has ended: who buys again is not past due', async () => {
    const id = await buy();
    stripe.books.declines = true;
    stripe.books.renew(id);
    await deliver('customer.subscription.updated', eventOf(id));
    app.clock.advance(8 * 86_400_000);
    await endOverdue(app.platform);
    stripe.books.declines = false;
    await buy();
    expect(await payer.subscription()).toMatchObject({ tier: 'pro', status: 'active' });
    expect((await payer.invoices()).map(({ status }) => status).sort()).toEqual(['paid', 'paid', 'void']);
  });

  it('[BIL-054] charges what went beyond the plan, once, by the card of the subscription', async () => {
    const id = await buy({ subscription_type: 'creator' });
    const isMine = eq(creditAccounts.workspaceId, payer.workspaceId);
    await app.platform.db.update(creditAccounts).set({ used: 150_000 }).where(isMine);
    app.clock.advance(32 * 86_400_000);
    await payer.subscription();
    await billOverages(app.platform);
    await billOverages(app.platform);
    const charged = (await payer.invoices()).filter(({ total_cents }) => total_cents === 1_100);
    expect(charged).toMatchObject([{ status: 'paid', currency: 'usd' }]);
    expect(stripe.books.all('invoice').at(-1)).toMatchObject({
      default_payment_method: 'pm_1',
      metadata: { subscription: id },
    });
  });

  it('leaves alone what the same customer owes for something else', async () => {
    const id = await buy();
    const { customer } = stripe.books.get(id);
    const [own] = stripe.books.all('invoice').slice(-1);
    const other = { ...own, id: undefined, parent: null, currency: 'gbp', status: 'open', customer };
    stripe.books.put('in', other);
    expect(await deliver('customer.subscription.updated', eventOf(id))).toBe(200);
    expect(await payer.subscription()).toMatchObject({ status: 'active', has_open_invoices: false });
    expect(await payer.invoices()).toHaveLength(1);
  });

  it('ends at Stripe, too, when the days of grace are over', async () => {
    const id = await buy();
    stripe.books.declines = true;
    stripe.books.renew(id);
    await deliver('customer.subscription.updated', eventOf(id));
    app.clock.advance(8 * 86_400_000);
    await endOverdue(app.platform);
    expect(stripe.books.get(id).status).toBe('canceled');
    expect((await payer.subscription()).tier).toBe('free');
  });
});

it('ends at its first start what was paid with test money before', async () => {
  await buy();
  const isMine = eq(subscriptions.workspaceId, payer.workspaceId);
  await app.platform.db.update(subscriptions).set({ provider: 'test-money' }).where(isMine);
  await endTestMoney(app.platform);
  expect((await payer.subscription()).tier).toBe('free');
  await buy({ subscription_type: 'creator' });
  expect((await payer.subscription()).tier).toBe('creator');
});

describe('an event', () => {
  it('that is forged, old or unsigned is refused, and changes nothing', async () => {
    const id = await buy();
    stripe.books.get(id).status = 'canceled';
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
    expect(await deliver('customer.subscription.deleted', eventOf(id), { signedBy: 'whsec_another' })).toBe(
      400,
    );
    expect(await deliver('customer.subscription.deleted', eventOf(id), { timestamp: hourAgo })).toBe(400);
    const unsigned = await app.fetch('/v1/payments/stripe-webhook', { json: { type: 'anything' } });
    expect(unsigned.status).toBe(400);
    expect((await payer.subscription()).tier).toBe('pro');
  });

  it('that comes twice, late or before another does no harm: what is read counts', async () => {
    const id = await buy({ subscription_type: 'creator' });
    const early = eventOf(id);
    await payer.post('/change-subscription', pro);
    for (let i = 0; i < 3; i++) await deliver('customer.subscription.updated', early);
    await Promise.all(Array.from({ length: 10 }, () => deliver('customer.subscription.updated', early)));
    expect((await payer.subscription()).tier).toBe('pro');
    expect(await payer.invoices()).toHaveLength(2);
  });

  it('of what is not ours is left alone: another product, and another server with the same account', async () => {
    const own = await buy();
    const { customer, items } = stripe.books.get(own);
    const foreignPrice = stripe.books.put('price', { object: 'price', currency: 'usd', metadata: {} });
    const others = [
      { metadata: {}, price: foreignPrice },
      { metadata: { workspace_id: 'elsewhere', server: 'another' }, price: items.data[0].price },
      { metadata: { workspace_id: payer.workspaceId, server: 'another' }, price: items.data[0].price },
    ];
    for (const { metadata, price } of others) {
      const { id } = stripe.books.put('sub', {
        ...stripe.books.get(own),
        id: undefined,
        customer: `${customer}-other`,
        metadata,
        items: { object: 'list', data: [{ ...items.data[0], price }] },
      });
      expect(await deliver('customer.subscription.updated', eventOf(id))).toBe(200);
      expect(stripe.books.get(id).status).toBe('active');
    }
    expect((await payer.subscription()).tier).toBe('pro');
  });

  it('of a workspace that is gone ends its subscription', async () => {
    const { body } = await payer.post('/create-checkout-session', pro);
    await app.platform.db.delete(workspaces).where(eq(workspaces.id, payer.workspaceId));
    const session = String(body.url).split('/').at(-1) ?? '';
    const { id } = stripe.books.complete(session);
    await deliver('checkout.session.completed', stripe.books.get(session));
    expect(stripe.books.get(id).status).toBe('canceled');
  });

  it('counts though the clock was set back meanwhile', async () => {
    const id = await buy();
    app.clock.advance(-3_600_000);
    stripe.books.get(id).status = 'canceled';
    await deliver('customer.subscription.deleted', eventOf(id));
    expect((await payer.subscription()).tier).toBe('free');
    app.clock.advance(3_600_000);
  });

  it('that was lost is made up for', async () => {
    const id = await buy();
    app.clock.advance(31 * 86_400_000);
    stripe.books.get(id).cancel_at_period_end = true;
    stripe.books.renew(id);
    expect((await payer.subscription()).tier).toBe('pro');
    await syncOutdated(app.platform);
    expect((await payer.subscription()).tier).toBe('free');
  });

  it('of a second subscription ends that one, and gives its money back', async () => {
    const [one, two] = [
      await payer.post('/create-checkout-session', pro),
      await payer.post('/create-checkout-session', { subscription_type: 'starter' }),
    ];
    const bought: string[] = [];
    for (const { body } of [one, two]) {
      const session = String(body.url).split('/').at(-1) ?? '';
      bought.push(stripe.books.complete(session).id);
      await deliver('checkout.session.completed', stripe.books.get(session));
    }
    expect((await payer.subscription()).tier).toBe('pro');
    expect(stripe.books.get(bought[1] ?? '').status).toBe('canceled');
    const [refunded] = stripe.books.all('credit_note');
    expect(refunded).toMatchObject({ amount: 500 });
  });
});
