import type { CreditMismatch } from '@mynah/contract/billing/staff-money';
import type { Invoice } from '@mynah/contract/billing/subscriptions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../../test/factories.ts';
import { type Holder, secondFactorOn } from '../../../test/second-factor.ts';
import { proveSecondFactor } from '../../../test/staff-factor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makePayer, type Payer } from '../../../test/test-money.ts';
import { sessions } from '../accounts/sessions/sessions.tables.ts';
import { checkBalances } from '../billing/actions/check-balances.ts';
import { endSubscriptions } from '../billing/actions/end-subscriptions.ts';
import { creditAccounts } from '../billing/billing.tables.ts';
import { syncSubscription } from '../payments/subscriptions/actions/sync-subscription.ts';
import { paymentProviderOf } from '../payments/subscriptions/payment-provider-of.ts';
import { testSubscriptions } from '../payments/test-money/test-money.tables.ts';

let app: TestApp;
let owner: Holder & { secret: string };
let payer: Payer;
const { withTotp, call, codeOf, prove } = secondFactorOn(() => app);
beforeAll(async () => {
  app = await startTestApp();
  owner = await withTotp();
});
beforeEach(async () => {
  await proveSecondFactor(app, owner.userId);
  payer = await makePayer(app);
});
afterAll(() => app.close());

type Who = { accessToken: string };
const ask = (
  path: string,
  { method = 'GET', json, who = owner }: { method?: string; json?: object; who?: Who } = {},
) => app.fetch(path, { method, json, headers: { authorization: `Bearer ${who.accessToken}` } });
const of = (path: string) => `/v1/admin/workspaces/${payer.workspaceId}/${path}`;
const plan = (json: object, who: Who = owner) => ask(of('plan'), { method: 'PUT', json, who });
const contract = { tier: 'enterprise', character_limit: 5_000_000, reason: 'Contract 12 of 2026' };

test('enterprise is by contract, with credits of its own, and in the log of staff with its reason', async () => {
  expect((await plan(contract)).status).toBe(200);
  expect(await payer.subscription()).toMatchObject({
    tier: 'enterprise',
    status: 'active',
    character_limit: 5_000_000,
    can_extend_character_limit: false,
    pending_change: null,
  });
  expect(await (await ask('/v1/admin/staff-actions?page_size=1')).json()).toMatchObject({
    actions: [{ action: 'workspace.set-plan', target: payer.workspaceId, reason: contract.reason }],
  });
  expect((await plan({ ...contract, tier: 'free', character_limit: null })).status).toBe(200);
  expect(await payer.subscription()).toMatchObject({ tier: 'free', status: 'free', character_limit: 10_000 });
});

test('a plan by contract is refused where one is paid for, without a reason, and to everybody else', async () => {
  await payer.buy({ subscription_type: 'pro' });
  expect((await plan(contract)).status).toBe(409);
  expect((await plan({ ...contract, reason: '' })).status).toBe(422);
  expect((await plan({ ...contract, character_limit: 0.5 })).status).toBe(422);
  const stranger = await makeMember(app, payer.workspaceId, 'admin');
  expect((await plan(contract, stranger)).status).toBe(403);
  expect((await ask('/v1/admin/workspaces/nobody/plan', { method: 'PUT', json: contract })).status).toBe(404);
  expect((await payer.subscription()).tier).toBe('pro');
});

test('an invoice is refunded in part and in whole, never beyond, and once for two clicks', async () => {
  await payer.buy({ subscription_type: 'pro' });
  const { invoices } = (await (await ask(of('invoices'))).json()) as { invoices: Invoice[] };
  const path = of(`invoices/${invoices[0]?.invoice_id}/refunds`);
  const refund = (amount_cents: number) =>
    ask(path, { method: 'POST', json: { amount_cents, reason: 'It was down for a day' } });
  const two = await Promise.all([refund(900), refund(900)]);
  expect(two.map(({ status }) => status)).toContain(200);
  expect(await payer.invoices()).toMatchObject([{ total_cents: 9_900, refunded_cents: 900 }]);
  expect((await refund(9_001)).status).toBe(409);
  expect((await refund(9_000)).status).toBe(200);
  expect((await refund(1)).status).toBe(409);
  expect(await payer.invoices()).toMatchObject([{ refunded_cents: 9_900 }]);
  const other = await makePayer(app);
  const foreign = `/v1/admin/workspaces/${other.workspaceId}/invoices/${invoices[0]?.invoice_id}/refunds`;
  expect((await ask(foreign, { method: 'POST', json: { amount_cents: 1, reason: 'why' } })).status).toBe(404);
});

test('two refunds at once give back no more than was paid', async () => {
  await payer.buy({ subscription_type: 'pro' });
  const [invoice] = await payer.invoices();
  const path = of(`invoices/${invoice?.invoice_id}/refunds`);
  const refund = (amount_cents: number) =>
    ask(path, { method: 'POST', json: { amount_cents, reason: 'It was down for a day' } });
  const two = await Promise.all([refund(6_000), refund(5_000)]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [{ refunded_cents } = { refunded_cents: 0 }] = await payer.invoices();
  expect([5_000, 6_000]).toContain(refunded_cents);
});

test('a refund after the end of a subscription leaves the plan alone that was given since then', async () => {
  await payer.buy({ subscription_type: 'pro' });
  const [row] = await app.platform.db
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.workspaceId, payer.workspaceId));
  await paymentProviderOf(app.platform).end(row!.id, { refunds: false });
  await syncSubscription(app.platform, row!.id);
  expect((await payer.subscription()).tier).toBe('free');
  const ends_at_unix = Math.floor(app.clock.now().getTime() / 1000) + 86_400;
  expect((await plan({ ...contract, ends_at_unix })).status).toBe(200);
  const [invoice] = await payer.invoices();
  const json = { amount_cents: 100, reason: 'We are sorry' };
  const refunded = await ask(of(`invoices/${invoice?.invoice_id}/refunds`), { method: 'POST', json });
  expect(refunded.status).toBe(200);
  expect(await payer.subscription()).toMatchObject({
    tier: 'enterprise',
    status: 'active',
    pending_change: { kind: 'cancellation' },
  });
});

test('staff see whose credits differ from the ledger', async () => {
  await payer.subscription();
  const isIt = eq(creditAccounts.workspaceId, payer.workspaceId);
  await app.platform.db.update(creditAccounts).set({ used: 7 }).where(isIt);
  await checkBalances(app.platform);
  const { mismatches } = (await (await ask('/v1/admin/credit-mismatches')).json()) as {
    mismatches: CreditMismatch[];
  };
  expect(mismatches).toMatchObject([{ workspace_id: payer.workspaceId, used: 7, used_by_entries: 0 }]);
  expect(
    (await ask('/v1/admin/credit-mismatches', { who: await makeMember(app, payer.workspaceId, 'admin') }))
      .status,
  ).toBe(403);
});

test('what moves money asks for a second factor: a password is not enough, its code is', async () => {
  await app.platform.db.update(sessions).set({ secondProvenAt: null });
  const path = `/v1/admin/workspaces/${payer.workspaceId}/credits`;
  const grant = () => call(path, { as: owner, json: { credits: 5, reason: 'Sorry for the noise' } });
  expect((await grant()).status).toBe(403);
  await prove(owner);
  expect(await grant()).toMatchObject({
    status: 403,
    body: { detail: { status: 'reauthentication_required', reauthentication_ways: ['totp'] } },
  });
  await prove(owner, { code: codeOf(owner.secret) });
  expect((await grant()).status).toBe(200);
  await app.platform.db
    .update(sessions)
    .set({ secondProvenAt: new Date(app.clock.now().getTime() - 3_600_000) });
  expect((await grant()).status).toBe(403);
});

test('a plan by contract ends when it was agreed to', async () => {
  const endsAtUnix = Math.floor(app.clock.now().getTime() / 1000) + 40 * 86_400;
  expect((await plan({ ...contract, ends_at_unix: endsAtUnix })).status).toBe(200);
  expect((await payer.subscription()).pending_change).toEqual({
    kind: 'cancellation',
    timestamp_seconds: endsAtUnix,
  });
  app.clock.advance(41 * 86_400_000);
  await endSubscriptions(app.platform);
  expect(await payer.subscription()).toMatchObject({ tier: 'free', status: 'free', character_limit: 10_000 });
});
