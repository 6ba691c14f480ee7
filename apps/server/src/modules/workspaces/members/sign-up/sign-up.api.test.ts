import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeOwner, ownerForm } from '../../../../../test/factories.ts';
import { linkTo, mailsTo } from '../../../../../test/mailbox.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { secretAttempts } from '../../../accounts/attempts/attempts.tables.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { inviteCodeOf } from '../invites/invite-code.ts';
import { invites } from '../invites/invites.tables.ts';
import { purgeUnopenedAccounts } from './actions/purge-unopened-accounts.ts';

const email = 'grace@example.com';
const password = 'nanoseconds are short';
const person = { email, password, first_name: 'Grace' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetEverybody(app);
  await makeOwner(app);
});
afterAll(() => app.close());

const post = (path: string, json: unknown, cookie?: string) =>
  app.fetch(path, { json, headers: cookie ? { cookie } : undefined });
const prepare = (more = {}) => post('/v1/user/pre-sign-up', { email, ...more });
const signUp = (more = {}) => post('/v1/user/auth/sign-up', { ...person, ...more });
const signIn = (credentials = { email, password }) => post('/v1/user/auth-tokens', credentials);
const verify = (code: string | null, cookie?: string) => post('/v1/user/auth/verify-email', { code }, cookie);
const codeOf = async (to = email) => (await linkTo(app, to)).searchParams.get('code');
const userRow = async (address = email) => {
  const [row] = await app.platform.db.select().from(users).where(eq(users.email, address));
  return row;
};

async function failureOf(answer: Response) {
  const { detail } = (await answer.json()) as { detail: { status: string } };
  return { status: answer.status, code: detail.status };
}

async function register(more = {}): Promise<Response> {
  expect((await prepare()).status).toBe(200);
  const answer = await signUp(more);
  expect(answer.status).toBe(200);
  return answer;
}
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('signing up', () => {
  it('[ACC-003] [ACC-045] [ACC-047] [ACC-079] [ACC-088] makes user, workspace and membership; the mailed link opens them', async () => {
    const seven = {
      email,
      account_metadata: {
        agrees_to_product_updates: true,
        geo_location: { region: 'Illinois', country: 'US', city: 'Chicago' },
      },
      recaptcha_token: 'ignored without a captcha',
      pid: 'p',
      xid: 'x',
      invite_code: 'i',
      gcp_marketplace_jwt: 'g',
    };
    expect(await (await post('/v1/user/pre-sign-up', seven)).json()).toEqual({ status: 'ok' });
    expect(await (await signUp({ continue_url: '/app/sign-in' })).json()).toEqual({ status: 'ok' });
    expect((await linkTo(app, email)).href).toMatch(/\/app\/verify-email\?code=[\w-]{43}&.+\/app\/sign-in$/);
    expect(await (await verify(await codeOf())).json()).toEqual({ status: 'ok', email, session: null });
    const { access_token, is_email_verified } = (await (await signIn()).json()) as {
      access_token: string;
      is_email_verified: boolean;
    };
    expect(is_email_verified).toBe(true);
    const userNow = async () =>
      (await app.fetch('/v1/user', { headers: { authorization: `Bearer ${access_token}` } })).json();
    expect(await userNow()).toMatchObject({
      email,
      first_name: 'Grace',
      workspace_id: expect.stringMatching(/./),
      agrees_to_product_updates: true,
      is_onboarding_completed: false,
      subscription: { tier: 'free' },
    });
    const row = await userRow();
    expect(row).toMatchObject({ agreesToProductUpdates: true, geoLocation: { city: 'Chicago' } });
    const [membership] = await app.platform.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, row?.id ?? ''));
    expect(membership).toMatchObject({ role: 'admin' });
    const [welcome] = await mailsTo(app, email);
    const [, key] = /\/app\/opt-out-of-updates\?key=(\S+)/.exec(welcome?.text ?? '') ?? [];
    const opt_out_updates_key = decodeURIComponent(key ?? '');
    expect((await post('/v1/user/opt-out-of-updates', { opt_out_updates_key })).status).toBe(200);
    expect(await userNow()).toMatchObject({ agrees_to_product_updates: false });
  });

  it('signs the browser that signed up in by the link, and no other', async () => {
    const cookie = cookieOf(await register());
    expect(cookie).toMatch(/^xi_sign_up=/);
    const answer = await verify(await codeOf(), cookie);
    const { session } = (await answer.json()) as { session: { access_token: string } };
    const bearer = { authorization: `Bearer ${session.access_token}` };
    expect((await app.fetch('/v1/user', { headers: bearer })).status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toContain('xi_refresh=');
  });

  it('refuses a common password and one of the own name or address, in the same way for a taken address', async () => {
    await prepare();
    await post('/v1/user/pre-sign-up', { email: ownerForm.email });
    for (const weak of ['password', 'iloveyou1', 'qwertyuiop', 'Grace1906', 'Grace@Example.com']) {
      expect(await failureOf(await signUp({ password: weak })), weak).toEqual({
        status: 400,
        code: 'weak_password',
      });
    }
    expect(await failureOf(await signUp({ email: ownerForm.email, password: 'password' }))).toEqual({
      status: 400,
      code: 'weak_password',
    });
    expect(await mailsTo(app, email)).toEqual([]);
    expect((await signUp()).status).toBe(200);
  });

  it('answers the same to an address that has an account, and tells its holder', async () => {
    const fresh = await register();
    await post('/v1/user/pre-sign-up', { email: ownerForm.email });
    const taken = await signUp({ email: ownerForm.email });
    expect([taken.status, await taken.text()]).toEqual([fresh.status, await fresh.text()]);
    expect(cookieOf(taken)).toMatch(/^xi_sign_up=/);
    const [mail] = await mailsTo(app, ownerForm.email);
    expect(mail?.subject).toBe('You already have a Mynah account');
    expect(mail?.text).not.toContain('code=');
    expect((await signIn({ email: ownerForm.email, password: ownerForm.password })).status).toBe(200);
  });

  it('whoever tries the password of the sign-up hears the same, new address or not', async () => {
    await register();
    await post('/v1/user/pre-sign-up', { email: ownerForm.email });
    await signUp({ email: ownerForm.email });
    const answers = await Promise.all([signIn(), signIn({ email: ownerForm.email, password })]);
    const failures = await Promise.all(answers.map(failureOf));
    expect(failures).toEqual([
      { status: 403, code: 'email_not_verified' },
      { status: 403, code: 'email_not_verified' },
    ]);
    const wrong = await signIn({ email, password: 'not what was chosen' });
    expect(await failureOf(wrong)).toEqual({ status: 401, code: 'invalid_credentials' });
  });

  it('a password that was reset is a wrong one, also within a day of the sign-up', async () => {
    await register();
    await verify(await codeOf());
    await post('/v1/user/send-password-reset-email', { email });
    const reset = { code: await codeOf(), new_password: 'another one' };
    expect((await post('/v1/user/auth/confirm-password-reset', reset)).status).toBe(200);
    expect(await failureOf(await signIn())).toEqual({ status: 401, code: 'invalid_credentials' });
  });

  it('an address that was never verified belongs to nobody: the last sign-up counts', async () => {
    await register({ password: 'of somebody before' });
    const before = await codeOf();
    await register();
    expect((await verify(before)).status).toBe(400);
    expect((await verify(await codeOf())).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await app.platform.db.select().from(workspaces)).toHaveLength(2);
  });

  it('needs pre-sign-up of the same address, once for each sign-up, within an hour', async () => {
    const unprepared = { status: 409, code: 'sign_up_not_prepared' };
    expect(await failureOf(await signUp())).toEqual(unprepared);
    await prepare();
    const both = await Promise.all([signUp(), signUp()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await prepare();
    app.clock.advance(3600_000);
    expect(await failureOf(await signUp())).toEqual(unprepared);
  });

  it('an account that nobody opens goes after a week, an opened one stays', async () => {
    await register();
    await post('/v1/user/pre-sign-up', { email: 'opened@example.com' });
    await signUp({ email: 'opened@example.com' });
    await verify(await codeOf('opened@example.com'));
    await purgeUnopenedAccounts(app.platform);
    expect(await userRow()).toBeDefined();
    app.clock.advance(7 * 24 * 3600_000 + 1);
    await purgeUnopenedAccounts(app.platform);
    expect(await userRow()).toBeUndefined();
    expect(await userRow('opened@example.com')).toBeDefined();
    expect(await app.platform.db.select().from(workspaces)).toHaveLength(2);
  });

  it('refuses short passwords, empty names and addresses that are none', async () => {
    for (const more of [{ password: 'short' }, { first_name: ' ' }, { email: 'nobody' }]) {
      expect((await signUp(more)).status).toBe(422);
    }
  });

  it('waits for the owner on a fresh server', async () => {
    await forgetEverybody(app);
    expect(await failureOf(await prepare())).toEqual({ status: 403, code: 'sign_up_closed' });
  });
});

describe('verification', () => {
  const send = (to = email, more = {}) => post('/v1/user/send-verification-email', { email: to, ...more });

  it('[ACC-048] [ACC-034] mails another link that leads on to the sign-in page', async () => {
    await register();
    const first = await codeOf();
    expect(await (await send(email, { continue_url: '/app/sign-in' })).json()).toEqual({ status: 'ok' });
    const link = await linkTo(app, email);
    expect(link.searchParams.get('continue_url')).toBe(`${app.url}/app/sign-in`);
    expect(link.searchParams.get('code')).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
  });

  it('is silent for unknown and for verified addresses', async () => {
    expect(await (await send('nobody@example.com')).json()).toEqual({ status: 'ok' });
    expect(await (await send(ownerForm.email)).json()).toEqual({ status: 'ok' });
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
    expect(await mailsTo(app, ownerForm.email)).toEqual([]);
  });

  it('[ACC-023] [ACC-024] [ACC-028] a used, wrong or old link is the unknown error', async () => {
    await register();
    const code = await codeOf();
    await verify(code);
    for (const wrong of [code, 'wrong', '']) {
      expect(await failureOf(await verify(wrong))).toEqual({ status: 400, code: 'unknown_error' });
    }
    await post('/v1/user/pre-sign-up', { email: 'late@example.com' });
    await signUp({ email: 'late@example.com' });
    app.clock.advance(24 * 3600_000);
    expect(await failureOf(await verify(await codeOf('late@example.com')))).toMatchObject({
      code: 'unknown_error',
    });
  });

  it('[ACC-029] asks for patience after five wrong links', async () => {
    for (let i = 0; i < 5; i++) expect((await verify(`wrong ${i}`)).status).toBe(400);
    expect(await failureOf(await verify('wrong'))).toEqual({ status: 429, code: 'too_many_attempts' });
  });
});

describe('who may sign up', () => {
  const forgetAttempts = () => app.platform.db.delete(secretAttempts);
  const config = () => app.platform.config as { signUp: string };
  afterEach(() => {
    config().signUp = 'open';
  });
  const closed = { status: 403, code: 'sign_up_closed' };

  it('nobody, where the operator closed it', async () => {
    config().signUp = 'closed';
    expect(await failureOf(await prepare())).toEqual(closed);
  });

  it('those with an invite, where the operator says so', async () => {
    config().signUp = 'invited';
    expect(await failureOf(await prepare())).toEqual(closed);
    const [workspace] = await app.platform.db.select().from(workspaces);
    const invite = (id: string, to: string | null) =>
      app.platform.db.insert(invites).values({
        id,
        workspaceId: workspace?.id ?? '',
        email: to,
        role: 'viewer',
        invitedBy: workspace?.ownerId ?? '',
        expiresAt: new Date(app.clock.now().getTime() + 1000),
      });
    const [byLink, toAnother] = ['linklinklinklinklink', 'otherotherotherother'];
    await invite(byLink, null);
    await invite(toAnother, 'another@example.com');
    const codeFor = (id: string) => inviteCodeOf(app.platform.keys, id);
    expect((await prepare({ invite_code: codeFor(byLink) })).status).toBe(200);
    expect(await failureOf(await prepare({ invite_code: codeFor(toAnother) }))).toEqual(closed);
    expect(await failureOf(await prepare({ invite_code: `${byLink}forged` }))).toEqual(closed);
    await invite('mine', email);
    app.clock.advance(999);
    await forgetAttempts();
    expect((await prepare()).status).toBe(200);
    app.clock.advance(1);
    expect(await failureOf(await prepare())).toEqual(closed);
  });
});

describe('[ACC-046] the captcha', () => {
  let verifier: Server;
  let guarded: TestApp;
  const asked: URLSearchParams[] = [];
  let isDown = false;

  beforeAll(async () => {
    verifier = createServer(async (request, response) => {
      const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
      asked.push(form);
      if (isDown) return response.writeHead(503).end('<html>');
      const success = form.get('secret') === 'the secret' && form.get('response') === 'a person';
      response.setHeader('content-type', 'application/json');
      return response.end(
        JSON.stringify(success ? { success } : { success, 'error-codes': ['invalid-input-response'] }),
      );
    });
    await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
    guarded = await startTestApp({
      environment: {
        MYNAH_CAPTCHA_SITE_KEY: 'the site key',
        MYNAH_CAPTCHA_SECRET: 'the secret',
        MYNAH_CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/siteverify`,
      },
    });
    await makeOwner(guarded);
  });
  afterAll(async () => {
    await guarded.close();
    verifier.close();
  });
  const prepareWith = (recaptcha_token?: string) =>
    guarded.fetch('/v1/user/pre-sign-up', { json: { email, recaptcha_token } });

  it('lets people through by the siteverify protocol', async () => {
    const settings = await (await guarded.fetch('/v1/app-config')).json();
    expect(settings).toMatchObject({ captcha: { site_key: 'the site key' } });
    expect((await prepareWith('a person')).status).toBe(200);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'the secret',
      response: 'a person',
      remoteip: '127.0.0.1',
    });
  });

  it('refuses what did not pass, and a sign-up that leaves it out', async () => {
    for (const token of ['a robot', undefined]) {
      expect(await failureOf(await prepareWith(token))).toEqual({ status: 400, code: 'captcha_failed' });
    }
    const answer = await guarded.fetch('/v1/user/auth/sign-up', {
      json: { ...person, email: 'b@example.com' },
    });
    expect(await failureOf(answer)).toMatchObject({ code: 'sign_up_not_prepared' });
  });

  it('refuses while nobody can be asked', async () => {
    isDown = true;
    expect(await failureOf(await prepareWith('a person'))).toEqual({
      status: 503,
      code: 'captcha_unavailable',
    });
  });
});
