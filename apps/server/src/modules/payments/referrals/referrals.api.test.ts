import type { Partner, Referrals } from '@mynah/contract/billing/referrals';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveSecondFactor } from '../../../../test/staff-factor.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { sessions } from '../../accounts/sessions/sessions.tables.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { creditEntries } from '../../billing/ledger.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { attributeSignUp } from './actions/attribute-sign-up.ts';
import { rewardReferrer } from './actions/reward-referrer.ts';

let app: TestApp;
let staff: TestOwner;
let sender: Person;
beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_REFERRAL_CREDITS: '5000', MYNAH_LOCATION_HEADERS: 'x-country' },
  });
  staff = await app.owner();
  await proveSecondFactor(app, staff.userId);
});
beforeEach(async () => {
  sender = await soloPerson(app);
});
afterAll(() => app?.close());

const codeOf = async (person: Person): Promise<string> => {
  const { body } = await person.call('GET', '/v1/user/referral-link');
  return new URL((body as { referral_link: string }).referral_link).searchParams.get('from') ?? '';
};
const read = async (person: Person): Promise<Referrals> => (await person.call('GET', '/v1/referrals')).body;
const visit = (json: object, headers: Record<string, string> = {}) =>
  app.fetch('/v1/referrals/visits', { method: 'POST', json, headers });
const asStaff = (path: string, json: object = {}) =>
  app.fetch(path, { method: 'POST', json, headers: { authorization: `Bearer ${staff.accessToken}` } });

/** Says whence they came, as the web app does after the sign-up. */
async function arrive(pid: string, xid?: string): Promise<Person> {
  const person = await soloPerson(app);
  const answer = await person.call('POST', '/v1/user/post-registration-user-setup', { pid, xid });
  if (answer.status !== 200) throw new Error(`not told: ${JSON.stringify(answer)}`);
  return person;
}
async function pay(person: Person, wish: object = {}): Promise<void> {
  const ordered = await person.call('POST', '/create-checkout-session', {
    subscription_type: 'starter',
    ...wish,
  });
  const { url } = ordered.body as { url: string };
  const answer = await app.fetch(new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'card=4242&step=pay',
  });
  if (answer.status !== 303) throw new Error(`not paid: ${answer.status}`);
}
const grantsOf = ({ actor }: Person) =>
  app.platform.db
    .select({ credits: creditEntries.credits, reference: creditEntries.reference })
    .from(creditEntries)
    .where(and(eq(creditEntries.workspaceId, actor.workspaceId), eq(creditEntries.reason, 'referral')));
const signedUp = (count: number) => until(async () => expect((await read(sender)).sign_ups).toBe(count));
const paid = (count: number) => until(async () => expect((await read(sender)).customers).toBe(count));

describe('a referral', () => {
  it('leads from a link to credit, which stands in the ledger by its name', async () => {
    expect(await read(sender)).toMatchObject({ referral_link: null, clicks: 0, months: [] });
    const code = await codeOf(sender);
    expect((await visit({ code })).status).toBe(200);
    const customer = await arrive(code);
    await signedUp(1);
    expect(await grantsOf(sender)).toEqual([]);
    await pay(customer);
    await paid(1);
    const month = app.clock.now().toISOString().slice(0, 7);
    const counts = { clicks: 1, sign_ups: 1, customers: 1, credits: 5_000 };
    expect(await read(sender)).toEqual({
      referral_link: expect.stringContaining(`/?from=${code}`),
      reward_credits: 5_000,
      ...counts,
      months: [{ month, ...counts }],
      partners: [],
    });
    expect(await grantsOf(sender)).toEqual([
      { credits: 5_000, reference: expect.stringMatching(/^referral:/) },
    ]);
    const { body } = await sender.call('GET', '/v1/user/subscription');
    expect(body).toMatchObject({ character_limit: 10_000 + 5_000 });
  });

  it('is rewarded once, however often it is told', async () => {
    const customer = await arrive(await codeOf(sender));
    await signedUp(1);
    await pay(customer);
    const again = () => rewardReferrer(app.platform, customer.actor.workspaceId);
    await Promise.all(Array.from({ length: 10 }, again));
    await attributeSignUp(app.platform, customer.actor.userId);
    expect(await grantsOf(sender)).toHaveLength(1);
    expect(await read(sender)).toMatchObject({ sign_ups: 1, customers: 1, credits: 5_000 });
  });

  it('of oneself, with another address of the same mailbox, counts for nothing', async () => {
    const code = await codeOf(sender);
    const { db } = app.platform;
    const twin = await soloPerson(app);
    const email = sender.email.replace('@', '+twin@');
    await db.update(users).set({ email }).where(eq(users.id, twin.actor.userId));
    await twin.call('POST', '/v1/user/post-registration-user-setup', { pid: code });
    await attributeSignUp(app.platform, twin.actor.userId);
    await pay(twin);
    await rewardReferrer(app.platform, twin.actor.workspaceId);
    expect(await read(sender)).toMatchObject({ sign_ups: 0, customers: 0, credits: 0 });
    expect(await grantsOf(sender)).toEqual([]);
  });

  it('needs money: a plan that a promo code makes free brings nothing', async () => {
    const customer = await arrive(await codeOf(sender));
    await signedUp(1);
    const code = `free-${sender.actor.workspaceId.toLowerCase()}`;
    expect((await asStaff('/v1/admin/promo-codes', { code, percent_off: 100 })).status).toBe(200);
    await pay(customer, { promocode: code });
    await rewardReferrer(app.platform, customer.actor.workspaceId);
    expect(await read(sender)).toMatchObject({ sign_ups: 1, customers: 0 });
  });

  it('that somebody names who pays already is none: nobody brought them', async () => {
    const customer = await soloPerson(app);
    await pay(customer);
    const pid = await codeOf(sender);
    await customer.call('POST', '/v1/user/post-registration-user-setup', { pid });
    await attributeSignUp(app.platform, customer.actor.userId);
    await rewardReferrer(app.platform, customer.actor.workspaceId);
    expect(await read(sender)).toMatchObject({ sign_ups: 0, customers: 0, credits: 0 });
    expect(await grantsOf(sender)).toEqual([]);
  });

  it('by a code that nobody has is none', async () => {
    const stranger = await arrive('nobody-has-this');
    await attributeSignUp(app.platform, stranger.actor.userId);
    expect((await visit({ code: 'nobody-has-this' })).status).toBe(200);
    expect((await visit({ code: '' })).status).toBe(422);
    expect(await read(sender)).toMatchObject({ clicks: 0, sign_ups: 0 });
  });

  it('stays counted when who came is gone, and is told to nobody else', async () => {
    const customer = await arrive(await codeOf(sender));
    await signedUp(1);
    expect(JSON.stringify(await read(sender))).not.toContain(customer.actor.userId);
    const { db } = app.platform;
    await db.delete(workspaces).where(eq(workspaces.id, customer.actor.workspaceId));
    await db.delete(users).where(eq(users.id, customer.actor.userId));
    await signedUp(1);
    expect((await read(await soloPerson(app))).sign_ups).toBe(0);
    expect((await app.fetch('/v1/referrals')).status).toBe(401);
  });
});

describe('[PRV-017] a visit is counted', () => {
  it('only where marketing may be: asked first, opted out by choice or by the browser, it is not', async () => {
    const code = await codeOf(sender);
    for (const [body, headers] of [
      [{ code }, { 'x-country': 'DE' }],
      [{ code, allows_marketing: false }, {}],
      [{ code, ccpa_opt_out: true }, {}],
      [{ code }, { 'sec-gpc': '1' }],
      [{ code, allows_marketing: true }, { 'sec-gpc': '1' }],
    ] as [object, Record<string, string>][])
      expect((await visit(body, headers)).status).toBe(200);
    expect((await read(sender)).clicks).toBe(0);
    await visit({ code, allows_marketing: true }, { 'x-country': 'DE' });
    await visit({ code }, { 'x-country': 'JP' });
    expect((await read(sender)).clicks).toBe(2);
  });

  it('and not one’s own', async () => {
    const code = await codeOf(sender);
    await visit({ code }, { authorization: `Bearer ${sender.accessToken}` });
    expect((await read(sender)).clicks).toBe(0);
  });
});

describe('[PRV-036] [PRV-038] a partner key', () => {
  const makePartner = async (key: string, rewardCredits = 20_000): Promise<Response> =>
    asStaff('/v1/admin/partners', { key, email: sender.email, reward_credits: rewardCredits });
  const partners = async (): Promise<Partner[]> => {
    const headers = { authorization: `Bearer ${staff.accessToken}` };
    return ((await (await app.fetch('/v1/admin/partners', { headers })).json()) as { partners: Partner[] })
      .partners;
  };

  it('is given by staff, and brings a reward of its own', async () => {
    expect((await makePartner('radio-berlin')).status).toBe(200);
    expect((await makePartner('radio-berlin')).status).toBe(409);
    expect((await makePartner('R@dio')).status).toBe(422);
    const unknown = { key: 'other', email: 'nobody@example.com', reward_credits: 1 };
    expect((await asStaff('/v1/admin/partners', unknown)).status).toBe(404);
    expect((await read(sender)).partners).toEqual([
      {
        key: 'radio-berlin',
        link: expect.stringMatching(/\/\?ps_partner_key=radio-berlin$/),
        reward_credits: 20_000,
        is_active: true,
      },
    ]);
    const customer = await arrive('radio-berlin', 'visit-7');
    await signedUp(1);
    await pay(customer);
    await paid(1);
    expect(await grantsOf(sender)).toMatchObject([{ credits: 20_000 }]);
    expect(await partners()).toMatchObject([
      { key: 'radio-berlin', email: sender.email, sign_ups: 1, customers: 1, is_active: true },
    ]);
  });

  it('that has ended brings nobody any more, and keeps what it brought', async () => {
    await makePartner('short-one');
    await arrive('short-one');
    await signedUp(1);
    expect((await asStaff('/v1/admin/partners/short-one/end')).status).toBe(200);
    expect((await asStaff('/v1/admin/partners/short-one/end')).status).toBe(404);
    const late = await arrive('short-one');
    await attributeSignUp(app.platform, late.actor.userId);
    expect(await read(sender)).toMatchObject({ sign_ups: 1, partners: [{ is_active: false }] });
  });

  it('is given and ended by a second factor', async () => {
    await app.platform.db.update(sessions).set({ secondProvenAt: null });
    const answers = [await makePartner('sly-one'), await asStaff('/v1/admin/partners/radio-berlin/end')];
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ detail: { status: 'second_factor_required' } });
    await proveSecondFactor(app, staff.userId);
  });

  it('is staff’s alone', async () => {
    const mine = { key: 'mine', email: sender.email, reward_credits: 1 };
    expect((await sender.call('POST', '/v1/admin/partners', mine)).status).toBe(403);
    expect((await sender.call('GET', '/v1/admin/partners')).status).toBe(403);
    expect((await sender.call('POST', '/v1/admin/partners/mine/end')).status).toBe(403);
  });
});
