import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/stripe/connect-handlers.ts';
import type { Thing } from '../../../../test/stripe/stripe-books.ts';
import { type StripeServer, startStripeServer } from '../../../../test/stripe/stripe-server.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { type Earner, makeEarner } from '../../../../test/voice-earners.ts';
import { syncUnread } from './actions/sync-account.ts';
import { sendPending } from './actions/transfer-earnings.ts';
import { payoutAccounts, payoutTransfers } from './payouts.tables.ts';

const secret = 'whsec_of_connect';
let app: TestApp;
let stripe: StripeServer;
let earner: Earner;
beforeAll(async () => {
  stripe = await startStripeServer(() => Math.floor(app.clock.now().getTime() / 1000));
  app = await startTestApp({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_a_test',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
      STRIPE_CONNECT_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: stripe.url,
      MYNAH_PAYOUT_MINIMUM: '1',
    },
  });
});
beforeEach(async () => {
  stripe.books.balance = 100_000;
  earner = await makeEarner(app);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const dollar = 33_334;
const path = { relative_redirect_path: '/app/payouts?connected=done' };

/** An event of a connected account, as Stripe sends it: signed, with its object as it was when it happened. */
function deliver(type: string, account: string, signing: Signing = {}): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_${type}`,
    object: 'event',
    type,
    account,
    data: { object: { object: 'account', id: account } },
  });
  return send('/v1/payments/stripe-connect-webhook', payload, signing);
}
async function send(path: string, payload: string, { signedBy = secret, timestamp }: Signing) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: signedBy, timestamp });
  const answer = await app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return answer.status;
}
interface Signing {
  signedBy?: string;
  timestamp?: number;
}

const accountOf = async (who = earner): Promise<Thing> =>
  stripe.books.get((await who.payouts()).stripe_connected_account?.account_id);

/** Through the form, as Stripe tells it. */
async function connect(who = earner): Promise<Thing> {
  await who.post('/create-connect-account', path);
  const account = await accountOf(who);
  fillIn(account);
  expect(await deliver('account.updated', account.id)).toBe(200);
  return account;
}
/** Has earned so many dollars, which are held no longer. */
async function earn(dollars: number): Promise<void> {
  await earner.earn(dollar * dollars);
  app.clock.advance(15 * 86_400_000);
}
/** An event of the operator’s own account, where those of payments come. */
function deliverOwn(type: string, object: Thing): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
  return send('/v1/payments/stripe-webhook', payload, { signedBy: 'whsec_of_a_test' });
}
const transferTo = ({ id }: Thing): Thing =>
  stripe.books.all('transfer').find(({ destination }) => destination === id) ?? {};
const made = () => stripe.books.all('transfer').length;

describe('with Stripe Connect', () => {
  it('[BIL-026] [BIL-027] opens its form and its dashboard, and follows what the account becomes', async () => {
    const form = await earner.post('/create-connect-account', path);
    expect(form).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^https:\/\/connect\.stripe\.example\/setup\/acct_/) },
    });
    const account = await accountOf();
    expect(account).toMatchObject({
      test_return_url: `${app.platform.publicUrl()}/app/payouts?connected=done`,
      metadata: { workspace_id: earner.workspaceId },
    });
    expect((await earner.post('/create-connect-account-management-link')).body.url).toMatch(/\/setup\//);
    expect(await earner.payouts()).toMatchObject({
      is_test_money: false,
      missing: ['details', 'minimum'],
      stripe_connected_account: { details_submitted: false, tax_form: 'missing' },
    });
    account.details_submitted = true;
    account.requirements.currently_due = ['individual.id_number'];
    expect(await deliver('account.updated', account.id)).toBe(200);
    expect((await earner.payouts()).missing).toEqual(['tax_form', 'minimum']);
    account.requirements.currently_due = [];
    account.requirements.pending_verification = ['individual.id_number'];
    await deliver('account.updated', account.id);
    expect(await earner.payouts()).toMatchObject({
      missing: ['review', 'minimum'],
      stripe_connected_account: { tax_form: 'in_review' },
    });
    fillIn(account);
    await deliver('account.updated', account.id);
    expect((await earner.payouts()).missing).toEqual(['minimum']);
    expect((await earner.post('/create-connect-account-management-link')).body.url).toMatch(/\/express\//);
    account.requirements.disabled_reason = 'rejected.fraud';
    await deliver('account.updated', account.id);
    expect((await earner.payouts()).missing).toEqual(['blocked', 'minimum']);
    expect([...stripe.versions]).toEqual(['2026-10-28.endive']);
  });

  it('transfers what was earned once, though Stripe’s answer was lost', async () => {
    await connect();
    await earn(2);
    const before = made();
    const { body } = await earner.post('/v1/payouts/transfers');
    expect(body).toMatchObject({ past_payouts: [{ amount: 200, status: 'paid' }] });
    // as if the server had been killed before it wrote down what Stripe said
    await app.platform.db.update(payoutTransfers).set({ status: 'pending', name: null });
    await sendPending(app.platform);
    await sendPending(app.platform);
    expect(made() - before).toBe(1);
    expect((await earner.payouts()).past_payouts).toMatchObject([{ amount: 200, status: 'paid' }]);
    expect(stripe.books.all('transfer').at(-1)).toMatchObject({ amount: 200, currency: 'usd' });
  });

  it('waits where the operator’s balance holds too little, and is made when there is more', async () => {
    await connect();
    await earn(3);
    stripe.books.balance = 100;
    const { body } = await earner.post('/v1/payouts/transfers');
    expect(body).toMatchObject({
      balance: { amount: 0 },
      past_payouts: [{ amount: 300, status: 'pending' }],
    });
    await sendPending(app.platform);
    expect((await earner.payouts()).past_payouts).toMatchObject([{ status: 'pending' }]);
    stripe.books.balance = 1_000;
    await sendPending(app.platform);
    expect((await earner.payouts()).past_payouts).toMatchObject([{ status: 'paid' }]);
  });

  it('that refuses gives it back into the balance', async () => {
    const account = await connect();
    await earn(1);
    // closed meanwhile, and its event is on the way
    account.capabilities.transfers = 'inactive';
    const { body } = await earner.post('/v1/payouts/transfers');
    expect(body).toMatchObject({
      balance: { amount: 100 },
      past_payouts: [{ status: 'failed', problem: expect.stringContaining('needs transfers') }],
    });
  });

  it('sends nothing that waits while staff have paused it', async () => {
    await connect();
    await earn(3);
    stripe.books.balance = 100;
    await earner.post('/v1/payouts/transfers');
    stripe.books.balance = 1_000;
    const isMine = eq(payoutAccounts.workspaceId, earner.workspaceId);
    const pause = (pausedAt: Date | null) =>
      app.platform.db.update(payoutAccounts).set({ pausedAt }).where(isMine);
    await pause(app.clock.now());
    await sendPending(app.platform);
    expect((await earner.payouts()).past_payouts).toMatchObject([{ status: 'pending' }]);
    await pause(null);
    await sendPending(app.platform);
    expect((await earner.payouts()).past_payouts).toMatchObject([{ status: 'paid' }]);
  });

  it('takes a transfer back that was reversed there, once', async () => {
    const account = await connect();
    await earn(1);
    await earner.post('/v1/payouts/transfers');
    Object.assign(transferTo(account), { amount_reversed: 100, reversed: true });
    await Promise.all([1, 2, 3].map(() => deliver('account.updated', account.id)));
    expect(await earner.payouts()).toMatchObject({
      balance: { amount: 100 },
      past_payouts: [{ amount: 100, status: 'reversed' }],
      // or the next day it would go again
      transfers_paused: true,
      missing: ['paused'],
    });
  });

  it('takes a part of a transfer back, and then the rest, when Stripe tells of it', async () => {
    const account = await connect();
    await earn(2);
    await earner.post('/v1/payouts/transfers');
    const transfer = transferTo(account);
    for (const [reversed, status, problem] of [
      [70, 'paid', '$0.70 of it were taken back.'],
      [70, 'paid', '$0.70 of it were taken back.'],
      [110, 'paid', '$1.10 of it were taken back.'],
      [200, 'reversed', 'The transfer was taken back.'],
    ] as const) {
      Object.assign(transfer, { amount_reversed: reversed, reversed: reversed === 200 });
      expect(await deliverOwn('transfer.reversed', transfer)).toBe(200);
      expect(await earner.payouts()).toMatchObject({
        balance: { amount: reversed },
        past_payouts: [{ amount: 200, status, problem }],
      });
    }
    expect(await deliverOwn('transfer.updated', { ...transfer, destination: 'acct_of_nobody' })).toBe(200);
    const { months } = await earner.statement();
    expect(months.reduce((sum, month) => sum + month.transferred_cents, 0)).toBe(0);
  });
});

describe('an event of a connected account', () => {
  it('that is forged, old or unsigned is refused, and changes nothing', async () => {
    await earner.post('/create-connect-account', path);
    const account = await accountOf();
    fillIn(account);
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
    expect(await deliver('account.updated', account.id, { signedBy: 'whsec_another' })).toBe(400);
    expect(await deliver('account.updated', account.id, { signedBy: 'whsec_of_a_test' })).toBe(400);
    expect(await deliver('account.updated', account.id, { timestamp: hourAgo })).toBe(400);
    const unsigned = await app.fetch('/v1/payments/stripe-connect-webhook', { json: { type: 'any' } });
    expect(unsigned.status).toBe(400);
    expect((await earner.payouts()).missing).toEqual(['details', 'minimum']);
  });

  it('counts though the clock was set back meanwhile', async () => {
    const account = await connect();
    app.clock.advance(-3_600_000);
    account.requirements.disabled_reason = 'rejected.fraud';
    await deliver('account.updated', account.id);
    expect((await earner.payouts()).missing).toEqual(['blocked', 'minimum']);
    app.clock.advance(3_600_000);
  });

  it('that comes twice, late, or of an account that is nobody’s, does no harm; one that is lost is made up for', async () => {
    // Stripe answers nothing about another one, which keeps nobody from their turn
    const mute = await connect(await makeEarner(app));
    app.clock.advance(1_000);
    const account = await connect();
    await Promise.all(Array.from({ length: 10 }, () => deliver('account.updated', account.id)));
    expect(await deliver('account.updated', 'acct_of_nobody')).toBe(200);
    expect((await earner.payouts()).missing).toEqual(['minimum']);
    account.requirements.disabled_reason = 'rejected.other';
    app.clock.advance(2 * 86_400_000);
    stripe.books.mute.add(mute.id);
    await syncUnread(app.platform);
    expect((await earner.payouts()).missing).toEqual(['blocked', 'minimum']);
    stripe.books.things.delete(account.id);
    await deliver('account.application.deauthorized', account.id);
    expect(await earner.payouts()).toMatchObject({
      stripe_connected_account: null,
      missing: ['account', 'minimum'],
    });
  });
});
