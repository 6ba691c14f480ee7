import type { PromoCode, PromoCodeCheck } from '@mynah/contract/billing/promo-codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { proveSecondFactor } from '../../../../test/staff-factor.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { findValidCode, requireValidCode } from './actions/find-valid-code.ts';
import { insertRedemption } from './promo-codes.store.ts';

let app: TestApp;
let staff: TestOwner;
let person: Signed;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.owner();
});
beforeEach(async () => {
  await proveSecondFactor(app, staff.userId);
  const { workspaceId } = await makeNeighbor(app);
  person = await makeMember(app, workspaceId, 'admin');
});
afterAll(() => app.close());

const post = (accessToken: string, path: string, json?: object) =>
  app.fetch(path, { method: 'POST', json, headers: { authorization: `Bearer ${accessToken}` } });
const check = async (promocode: string): Promise<PromoCodeCheck> => {
  const answer = await post(person.accessToken, '/validate-promocode', { promocode });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PromoCodeCheck;
};
const create = (code: object) => post(staff.accessToken, '/v1/admin/promo-codes', code);
const redeem = (code: string, workspaceId = person.actor.workspaceId) =>
  app.platform.db.transaction((transaction) =>
    insertRedemption(transaction, { code, workspaceId, createdAt: app.clock.now() }),
  );
const invalid = { valid: false, amount_off: null, percent_off: null, duration_in_months: null };

test('[BIL-061] [BIL-062] a code is checked at the root, and says what it takes off', async () => {
  await create({ code: 'SPRING', amount_off_cents: 500, currency: 'usd', duration_in_months: 3 });
  expect(await check(' spring ')).toEqual({
    valid: true,
    amount_off: 500,
    percent_off: null,
    duration_in_months: 3,
  });
  expect(await check('winter')).toEqual(invalid);
});

test.each([30, 50, 70])(
  '[BIL-067] [BIL-068] special-offer-%i takes that many percent off',
  async (percent) => {
    expect(await check(`special-offer-${percent}`)).toMatchObject({ valid: true, percent_off: percent });
  },
);

test('a code that has ended, has expired or is used up is invalid', async () => {
  await create({ code: 'ended', percent_off: 10 });
  await create({
    code: 'short',
    percent_off: 10,
    expires_at_unix: Math.floor(app.clock.now().getTime() / 1000) + 60,
  });
  await create({ code: 'single', percent_off: 10, max_redemptions: 1 });
  for (const code of ['ended', 'short', 'single']) expect((await check(code)).valid).toBe(true);
  expect((await post(staff.accessToken, '/v1/admin/promo-codes/ended/end')).status).toBe(200);
  expect((await post(staff.accessToken, '/v1/admin/promo-codes/ended/end')).status).toBe(404);
  app.clock.advance(61_000);
  const others = await Promise.all(Array.from({ length: 10 }, () => makeNeighbor(app)));
  const redeemed = await Promise.all(others.map(({ workspaceId }) => redeem('single', workspaceId)));
  expect(redeemed.filter(Boolean)).toHaveLength(1);
  for (const code of ['ended', 'short', 'single']) expect(await check(code)).toEqual(invalid);
});

test('a workspace uses a code once', async () => {
  await create({ code: 'once', percent_off: 10 });
  const { workspaceId } = person.actor;
  expect(await redeem('once')).toBe(true);
  expect(await redeem('once')).toBe(false);
  expect(await findValidCode(app.platform, workspaceId, 'once')).toBeUndefined();
  expect((await findValidCode(app.platform, 'another', 'once'))?.redemptions).toBe(1);
});

test('an amount of one currency takes nothing off in another', async () => {
  await create({ code: 'euros', amount_off_cents: 100, currency: 'eur' });
  const { workspaceId } = person.actor;
  const use = { workspaceId, code: 'euros', currency: 'usd' as const };
  await expect(requireValidCode(app.platform, use)).rejects.toMatchObject({ code: 'invalid_promocode' });
  expect(await requireValidCode(app.platform, { ...use, currency: 'eur' })).toMatchObject({ code: 'euros' });
});

test('staff make, list and end codes; nobody else does, and each act is kept', async () => {
  const made = await create({ code: 'Launch', percent_off: 25 });
  expect(await made.json()).toMatchObject({
    code: 'launch',
    percent_off: 25,
    is_valid: true,
    redemptions: 0,
  });
  expect((await create({ code: 'launch', percent_off: 5 })).status).toBe(409);
  for (const wrong of [
    { code: 'both', percent_off: 5, amount_off_cents: 5, currency: 'usd' },
    { code: 'neither' },
    { code: 'amount', amount_off_cents: 5 },
    { code: 'all', percent_off: 101 },
    { code: 'with space', percent_off: 5 },
  ]) {
    expect((await create(wrong)).status, wrong.code).toBe(422);
  }
  expect(
    (await post(person.accessToken, '/v1/admin/promo-codes', { code: 'x', percent_off: 5 })).status,
  ).toBe(403);
  expect((await post(person.accessToken, '/v1/admin/promo-codes/launch/end')).status).toBe(403);
  const headers = { authorization: `Bearer ${staff.accessToken}` };
  const listed = await app.fetch('/v1/admin/promo-codes', { headers });
  const { promo_codes } = (await listed.json()) as { promo_codes: PromoCode[] };
  expect(promo_codes.filter(({ is_special_offer }) => is_special_offer)).toHaveLength(3);
  expect(promo_codes.map(({ code }) => code)).toContain('launch');
  await redeem('launch');
  const used = await app.fetch('/v1/admin/promo-codes/LAUNCH/redemptions', { headers });
  expect(await used.json()).toMatchObject({
    redemptions: [{ workspace_id: person.actor.workspaceId, redeemed_at_unix: expect.any(Number) }],
  });
  const actions = await app.fetch('/v1/admin/staff-actions?page_size=1', { headers });
  expect(await actions.json()).toMatchObject({
    actions: [{ action: 'promo-code.create', target: 'launch' }],
  });
});

test('making and ending codes asks staff for a second factor, and says how to get one', async () => {
  const isThey = eq(users.id, person.actor.userId);
  await app.platform.db.update(users).set({ isStaff: true }).where(isThey);
  for (const [path, json] of [
    ['/v1/admin/promo-codes', { code: 'sly', percent_off: 99 }],
    ['/v1/admin/promo-codes/special-offer-30/end', undefined],
  ] as const) {
    const refused = await post(person.accessToken, path, json);
    expect(refused.status, path).toBe(403);
    expect(await refused.json()).toMatchObject({
      detail: { status: 'second_factor_required', message: expect.stringContaining('Settings > Security') },
    });
  }
  expect((await check('sly')).valid).toBe(false);
  expect((await check('special-offer-30')).valid).toBe(true);
  await app.platform.db.update(users).set({ isStaff: false }).where(isThey);
});
