import type { StaffPayouts } from '@mynah/contract/billing/payouts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { add, speakWith } from '../../../../test/library-voices.ts';
import { proveSecondFactor } from '../../../../test/staff-factor.ts';
import { joinedPerson, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { type Earner, fillInTestForm, makeEarner } from '../../../../test/voice-earners.ts';
import { startSession } from '../../accounts/sessions/actions/start-session.ts';
import { sessions } from '../../accounts/sessions/sessions.tables.ts';
import { findUser } from '../../accounts/users/index.ts';
import { sendPending, transferDue } from './actions/transfer-earnings.ts';

let app: TestApp;
let staff: TestOwner;
let earner: Earner;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_PAYOUT_MINIMUM: '1' } });
  staff = await app.owner();
});
beforeEach(async () => {
  earner = await makeEarner(app);
});
afterAll(() => app?.close());

const dayMs = 86_400_000;
/** What it takes to earn a dollar: 30 millionths a credit. */
const creditsOfDollar = 33_334;
const usd = (amount: number) => ({ amount, currency: 'usd' });
const pass = (days: number) => app.clock.advance(days * dayMs);
/** Sessions end while weeks pass, and keys are no staff. */
const staffHeaders = async () => {
  const user = await findUser(app.platform.db, staff.userId);
  const client = { ipAddress: '127.0.0.1', userAgent: undefined };
  const { answer } = await startSession(app.platform, user!, client);
  await proveSecondFactor(app, staff.userId);
  return { authorization: `Bearer ${answer.access_token}` };
};
const asStaff = async (path: string, json: object = {}) =>
  app.fetch(path, { method: 'POST', json, headers: await staffHeaders() });

describe('what is earned', () => {
  it('[BIL-070] [BIL-071] [BIL-072] [VOI-089] is the owner’s share of what others spend with the voice, held for two weeks', async () => {
    const dear = await makeEarner(app, { custom_rate: 2 });
    const reader = await soloPerson(app, 'creator');
    const copy = await add(reader, dear.path);
    const { cost } = await speakWith(app, reader, copy, 'Ten letters, and twenty more.');
    await dear.earn(creditsOfDollar);
    expect(await dear.payouts()).toEqual({
      start_date_unix: expect.any(Number),
      balance: usd(100),
      past_payouts: [],
      stripe_connected_account: null,
      transfers_paused: false,
      trusted_until_unix: null,
      is_paying: true,
      is_test_money: true,
      available: usd(0),
      minimum: usd(100),
      hold_days: 14,
      missing: ['account', 'minimum'],
      pause_reason: null,
    });
    const { voices, months } = await dear.statement();
    expect(voices).toMatchObject([{ voice_id: dear.voiceId, name: 'Harbor', uses: 2 }]);
    expect(months).toMatchObject([
      { earned_micros: (cost + creditsOfDollar) * 30, returned_micros: 0, transferred_cents: 0 },
    ]);
    pass(14);
    expect((await dear.payouts()).available).toEqual(usd(100));
  });

  it('is nothing for the own workspace, and the same charge twice is one', async () => {
    await speakWith(app, earner.person, earner.voiceId, 'My own words.');
    await earner.earn(50, { reference: 'one-charge' });
    await earner.earn(50, { reference: 'one-charge' });
    expect((await earner.statement()).voices).toMatchObject([{ uses: 1, credits: 50, earned_micros: 1_500 }]);
  });

  it('goes with a refund of what was spent, once', async () => {
    const reader = await soloPerson(app, 'creator');
    const copy = await add(reader, earner.path);
    await speakWith(app, reader, copy, 'This is given back.');
    const path = `/v1/admin/workspaces/${reader.actor.workspaceId}`;
    const { spendings } = (await (
      await app.fetch(`${path}/credits`, { headers: await staffHeaders() })
    ).json()) as {
      spendings: { entry_id: string; credits: number }[];
    };
    const spent = spendings[0]!;
    expect((await earner.statement()).voices).toMatchObject([{ earned_micros: spent.credits * 30 }]);
    const refund = { entry_id: spent.entry_id, reason: 'It was noise' };
    expect((await asStaff(`${path}/refunds`, refund)).status).toBe(200);
    expect((await asStaff(`${path}/refunds`, refund)).status).toBe(409);
    expect(await earner.statement()).toMatchObject({
      months: [{ earned_micros: spent.credits * 30, returned_micros: spent.credits * 30 }],
      voices: [{ uses: 1, earned_micros: 0 }],
    });
    expect((await earner.payouts()).balance).toEqual(usd(0));
  });

  it('is told by month and by voice', async () => {
    const monthOf = () => app.clock.now().toISOString().slice(0, 7);
    const first = monthOf();
    await earner.earn(100);
    pass(40);
    await earner.earn(300);
    const now = await earner.statement();
    expect(now.month).toBe(monthOf());
    expect(now.months.map(({ month, earned_micros }) => [month, earned_micros])).toEqual([
      [monthOf(), 9_000],
      [first, 3_000],
    ]);
    expect((await earner.statement(first)).voices).toMatchObject([{ credits: 100, characters: 100 }]);
    expect((await earner.statement('2020-01')).voices).toEqual([]);
    expect(await earner.statement('2020-13')).toMatchObject({ detail: expect.anything() });
  });
});

describe('a connected account', () => {
  it('[BIL-026] is made by a form that leads back to the given path', async () => {
    const asked = { relative_redirect_path: '/app/payouts?connected=done#top' };
    const { status, body } = await earner.post('/create-connect-account', asked);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['url']);
    const page = await (await app.fetch(new URL(String(body.url)).pathname)).text();
    for (const words of ['Test money', 'Nobody is paid here', 'The tax form is missing'])
      expect(page).toContain(words);
    expect((await earner.payouts()).missing).toEqual(['details', 'minimum']);
    const location = await fillInTestForm(app, String(body.url), { account: 'complete', step: 'save' });
    expect(location).toBe(`${app.platform.publicUrl()}/app/payouts?connected=done#top`);
    expect(await earner.payouts()).toMatchObject({
      missing: ['minimum'],
      stripe_connected_account: {
        account_id: expect.stringMatching(/^test_acct_/),
        details_submitted: true,
        payouts_enabled: true,
        requirements_due: [],
        tax_form: 'complete',
      },
    });
    expect(await (await app.fetch(new URL(String(body.url)).pathname)).text()).toContain('done already');
  });

  it('[BIL-026] never leads to another server', async () => {
    for (const path of [
      '//evil.example/app',
      '/\\evil.example',
      '/\t/evil.example',
      '/app\\@evil.example',
      'https://evil.example/',
      'evil.example',
      '@evil.example',
      '',
      ' /app/payouts',
    ]) {
      const answer = await earner.post('/create-connect-account', { relative_redirect_path: path });
      expect(answer.status, path).toBe(422);
    }
    expect((await earner.payouts()).stripe_connected_account).toBeNull();
  });

  it('[BIL-027] has a page where it is managed, which is the form at first', async () => {
    const first = await earner.post('/create-connect-account-management-link');
    expect(first).toMatchObject({
      status: 200,
      body: { url: expect.stringContaining('/test-money/payouts/') },
    });
    await fillInTestForm(app, String(first.body.url), { account: 'no_tax_form', step: 'save' });
    const missing = await earner.payouts();
    expect(missing).toMatchObject({
      missing: ['tax_form', 'minimum'],
      stripe_connected_account: { tax_form: 'missing', requirements_due: ['individual.id_number'] },
    });
    const second = await earner.post('/create-connect-account-management-link');
    await fillInTestForm(app, String(second.body.url), { account: 'complete', step: 'save' });
    expect(await earner.payouts()).toMatchObject({
      missing: ['minimum'],
      stripe_connected_account: { account_id: missing.stripe_connected_account?.account_id },
    });
  });

  it('asked for ten times at once is one, and two workspaces have two', async () => {
    const ask = () => earner.post('/create-connect-account', { relative_redirect_path: '/app/payouts' });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    for (const { status } of answers) expect(status).toBe(200);
    const other = await makeEarner(app);
    await other.connect();
    const [one, two] = [await earner.payouts(), await other.payouts()].map(
      (payouts) => payouts.stripe_connected_account?.account_id,
    );
    expect(one).not.toBe(two);
  });

  it('that is in review or closed says so, and is paid nothing', async () => {
    await earner.earn(creditsOfDollar);
    pass(15);
    for (const [account, missing] of [
      ['in_review', 'review'],
      ['closed', 'blocked'],
    ]) {
      await earner.connect(account);
      expect((await earner.payouts()).missing).toEqual([missing]);
      expect((await earner.post('/v1/payouts/transfers')).status).toBe(409);
    }
    expect((await earner.payouts()).past_payouts).toEqual([]);
  });

  it('a page that nobody opened is none', async () => {
    expect((await app.fetch('/test-money/payouts/nothing')).status).toBe(404);
    const form = { account: 'complete', step: 'save' };
    await expect(fillInTestForm(app, 'http://here/test-money/payouts/nothing', form)).rejects.toThrow('404');
    expect((await earner.post('/v1/payouts/sync')).status).toBe(409);
    expect((await app.fetch('/v1/payments/stripe-connect-webhook', { json: {} })).status).toBe(404);
  });
});

describe('a transfer', () => {
  it('takes what is available, to the cent, and leaves the rest', async () => {
    await earner.connect();
    await earner.earn(creditsOfDollar + 100);
    expect((await earner.post('/v1/payouts/transfers')).status).toBe(409);
    pass(14);
    await earner.earn(1_000);
    const { status, body } = await earner.post('/v1/payouts/transfers');
    expect(status).toBe(200);
    // 3,020 millionths of the first, which are less than a cent, stay with what is held
    expect(body).toMatchObject({ balance: usd(3), available: usd(0), missing: ['minimum'] });
    expect(body.past_payouts).toMatchObject([
      { amount: 100, currency: 'usd', status: 'paid', problem: null },
    ]);
    expect((await earner.statement()).months[0]).toMatchObject({ transferred_cents: 100 });
  });

  it('pressed 20 times at once is made once', async () => {
    await earner.connect();
    await earner.earn(creditsOfDollar);
    pass(15);
    const answers = await Promise.all(Array.from({ length: 20 }, () => earner.post('/v1/payouts/transfers')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await earner.payouts()).past_payouts).toHaveLength(1);
  });

  it('that the bank refuses comes back into the balance, and people are told', async () => {
    await earner.connect('refusing');
    await earner.earn(creditsOfDollar);
    pass(15);
    const { body } = await earner.post('/v1/payouts/transfers');
    expect(body).toMatchObject({
      balance: usd(100),
      past_payouts: [
        { amount: 100, status: 'failed', problem: expect.stringContaining('refuses transfers') },
      ],
    });
    expect((await earner.statement()).months[0]).toMatchObject({ transferred_cents: 0 });
  });

  it('that was made is gone, also by a clock that was set back since then', async () => {
    await earner.connect();
    await earner.earn(creditsOfDollar);
    pass(15);
    await earner.post('/v1/payouts/transfers');
    await earner.earn(creditsOfDollar);
    app.clock.advance(-3_600_000);
    expect(await earner.payouts()).toMatchObject({ balance: usd(100), available: usd(0) });
    expect((await earner.post('/v1/payouts/transfers')).status).toBe(409);
    app.clock.advance(3_600_000);
  });

  it('is made each day by itself, for those who have earned enough', async () => {
    const poor = await makeEarner(app);
    for (const who of [earner, poor]) await who.connect();
    await earner.earn(creditsOfDollar * 2);
    await poor.earn(creditsOfDollar / 2);
    pass(15);
    await transferDue(app.platform);
    await transferDue(app.platform);
    await sendPending(app.platform);
    expect((await earner.payouts()).past_payouts).toMatchObject([{ amount: 200, status: 'paid' }]);
    expect((await poor.payouts()).past_payouts).toEqual([]);
  });
});

describe('staff', () => {
  const listed = async (): Promise<StaffPayouts[]> => {
    const answer = await app.fetch('/v1/admin/payouts', { headers: await staffHeaders() });
    return ((await answer.json()) as { workspaces: StaffPayouts[] }).workspaces;
  };

  it('pause transfers for a reason that is shown, and let them go on', async () => {
    await earner.connect();
    await earner.earn(creditsOfDollar);
    pass(15);
    const path = `/v1/admin/payouts/${earner.workspaceId}`;
    expect((await asStaff(`${path}/pause`)).status).toBe(422);
    expect((await asStaff(`${path}/pause`, { reason: 'We look at a complaint.' })).status).toBe(200);
    expect(await earner.payouts()).toMatchObject({
      transfers_paused: true,
      pause_reason: 'We look at a complaint.',
      missing: ['paused'],
    });
    await transferDue(app.platform);
    expect((await earner.post('/v1/payouts/transfers')).status).toBe(409);
    const row = (await listed()).find(({ workspace_id }) => workspace_id === earner.workspaceId);
    expect(row).toMatchObject({ transfers_paused: true, balance: usd(100), missing: ['paused'] });
    await asStaff(`${path}/resume`);
    expect((await earner.post('/v1/payouts/transfers')).status).toBe(200);
  });

  it('trust a workspace, whose earnings are held no longer', async () => {
    await earner.connect();
    await earner.earn(creditsOfDollar);
    await asStaff(`/v1/admin/payouts/${earner.workspaceId}/trust`, { days: 30 });
    expect(await earner.payouts()).toMatchObject({ available: usd(100), missing: [] });
    expect((await earner.payouts()).trusted_until_unix).toBeGreaterThan(0);
    await asStaff(`/v1/admin/payouts/${earner.workspaceId}/trust`, { days: 0 });
    expect(await earner.payouts()).toMatchObject({ available: usd(0), trusted_until_unix: null });
    expect((await asStaff('/v1/admin/payouts/nowhere/trust', { days: 1 })).status).toBe(404);
  });

  it('prove who they are by a second factor first', async () => {
    const headers = await staffHeaders();
    await app.platform.db.update(sessions).set({ secondProvenAt: null });
    for (const [action, json] of [
      ['pause', { reason: 'We look at a complaint.' }],
      ['resume', {}],
      ['trust', { days: 1 }],
    ] as const) {
      const path = `/v1/admin/payouts/${earner.workspaceId}/${action}`;
      const answer = await app.fetch(path, { method: 'POST', json, headers });
      expect(await answer.json(), action).toMatchObject({ detail: { status: 'second_factor_required' } });
    }
    expect(await earner.payouts()).toMatchObject({ transfers_paused: false, trusted_until_unix: null });
  });

  it('are nobody else', async () => {
    for (const path of ['pause', 'resume', 'trust']) {
      const answer = await earner.post(`/v1/admin/payouts/${earner.workspaceId}/${path}`, {
        reason: 'x',
        days: 1,
      });
      expect(answer.status, path).toBe(403);
    }
  });
});

test('what a workspace earns is for its admins, and for no other workspace', async () => {
  await earner.earn(creditsOfDollar);
  const [editor, stranger] = [
    await joinedPerson(app, earner.workspaceId, 'editor'),
    await soloPerson(app, 'creator'),
  ];
  for (const [method, path] of [
    ['GET', '/v1/payouts'],
    ['GET', '/v1/payouts/statement'],
    ['POST', '/v1/payouts/transfers'],
    ['POST', '/v1/payouts/sync'],
    ['POST', '/create-connect-account-management-link'],
  ] as const)
    expect((await editor.call(method, path)).status, path).toBe(403);
  expect((await stranger.call('GET', '/v1/payouts')).body).toMatchObject({ balance: usd(0) });
  expect((await stranger.call('GET', '/v1/payouts/statement')).body).toMatchObject({
    months: [],
    voices: [],
  });
  expect((await editor.call('GET', '/v1/workspace')).body).toMatchObject({ payouts: null });
  const admin = await joinedPerson(app, earner.workspaceId, 'admin');
  const { payouts } = (await admin.call('GET', '/v1/workspace')).body as { payouts: object };
  expect(Object.keys(payouts), '[WSP-010] [BIL-071]').toEqual([
    'start_date_unix',
    'balance',
    'past_payouts',
    'stripe_connected_account',
    'transfers_paused',
    'trusted_until_unix',
  ]);
});
