import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeOwner, ownerForm } from '../../../../test/factories.ts';
import { linkTo, mailsTo } from '../../../../test/mailbox.ts';
import { tablesHolding } from '../../../../test/tables-holding.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { users } from '../users/users.tables.ts';
import { optOutKey } from './opt-out-key.ts';

const { email, password } = ownerForm;
const newPassword = 'another correct horse';
const hourMs = 3600_000;
const tooMany = 'Too many attempts, please try again in a few minutes.';

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeOwner>>;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_TRUSTED_PROXIES: '127.0.0.1' } });
});
beforeEach(async () => {
  await forgetEverybody(app);
  owner = await makeOwner(app);
});
afterAll(() => app.close());

const post = (path: string, json: unknown = {}, headers?: Record<string, string>) =>
  app.fetch(path, { json, headers });
const asOwner = () => ({ authorization: `Bearer ${owner.accessToken}` });
const signIn = (credentials: unknown) => post('/v1/user/auth-tokens', credentials);
const userAnswer = async (accessToken = owner.accessToken) =>
  app.fetch('/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });

async function failureOf(answer: Response) {
  const { detail } = (await answer.json()) as { detail: { status: string; message: string } };
  return { status: answer.status, code: detail.status, message: detail.message };
}

async function tracesOf(name: string) {
  const { db } = app.platform;
  const entries = await db.select().from(auditLog).where(eq(auditLog.targetId, owner.userId));
  const told = await db
    .select()
    .from(events)
    .where(eq(events.name, `account.${name}`));
  return {
    audit: entries.filter(({ activityName }) => activityName === name).length,
    events: told.filter(({ payload }) => payload.user_id === owner.userId).length,
  };
}

describe('password reset', () => {
  const ask = (to: string, more = {}) => post('/v1/user/send-password-reset-email', { email: to, ...more });
  const check = (code: string) => post('/v1/user/auth/check-password-reset-code', { code });
  const confirm = (code: string, new_password = newPassword) =>
    post('/v1/user/auth/confirm-password-reset', { code, new_password });
  const codeFor = async (to = email): Promise<string> => {
    expect((await ask(to)).status).toBe(200);
    return (await linkTo(app, to)).searchParams.get('code') ?? '';
  };

  it('[ACC-049] [ACC-034] answers the same to an unknown address, and mails the known one a link', async () => {
    const known = await ask(email, { continue_url: `${app.url}/app/sign-in` });
    const unknown = await ask('nobody@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toBe(await unknown.text());
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
    const [mail] = await mailsTo(app, email);
    const link = await linkTo(app, email);
    expect(link.href).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/app\/reset-password\?code=[\w-]{43}&.+\/app\/sign-in$/,
    );
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
  });

  it('[ACC-025] [ACC-026] [ACC-079] checks the code, naming the address, then sets the password once', async () => {
    const code = await codeFor();
    for (let i = 0; i < 2; i++) expect(await (await check(code)).json()).toEqual({ email });
    const answer = await confirm(code);
    expect(await answer.json()).toEqual({ email });
    expect((await signIn({ email, password })).status).toBe(401);
    expect((await signIn({ email, password: newPassword })).status).toBe(200);
    expect(await failureOf(await confirm(code, password))).toMatchObject({ code: 'invalidActionCode' });
  });

  it('a dump of the database holds no code that opens an account', async () => {
    const code = await codeFor();
    expect(await tablesHolding(app.platform.db, code)).toEqual([]);
    // it would have been seen
    expect(await tablesHolding(app.platform.db, email)).toContain('public.users');
    expect((await check(code)).status).toBe(200);
  });

  it('ends every session, tells the person, and leaves a trace', async () => {
    await confirm(await codeFor());
    expect((await userAnswer()).status).toBe(401);
    const [told] = await mailsTo(app, email);
    expect(told?.subject).toBe('Your password was changed');
    expect(await tracesOf('password-changed')).toEqual({ audit: 1, events: 1 });
  });

  it('[ACC-027] [ERR-049] a wrong, used, voided or old code is invalidActionCode', async () => {
    const first = await codeFor();
    const second = await codeFor();
    await confirm(second);
    for (const code of ['wrong', second, first, '']) {
      expect(await failureOf(await check(code))).toMatchObject({ status: 400, code: 'invalidActionCode' });
    }
    const late = await codeFor();
    app.clock.advance(hourMs);
    expect(await failureOf(await confirm(late))).toMatchObject({ code: 'invalidActionCode' });
  });

  it('[ACC-029] asks for patience after five wrong codes, and after five mails', async () => {
    for (let i = 0; i < 5; i++) expect((await check(`wrong ${i}`)).status).toBe(400);
    expect(await failureOf(await check('wrong'))).toEqual({
      status: 429,
      code: 'too_many_attempts',
      message: tooMany,
    });
    for (let i = 0; i < 5; i++) expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).status).toBe(429);
    app.clock.advance(15 * 60_000);
    expect((await check(await codeFor())).status).toBe(200);
  });

  it('opens an account that has to wait after too many wrong passwords', async () => {
    for (let i = 0; i < 5; i++) await signIn({ email, password: 'a wrong password' });
    expect((await signIn({ email, password })).status).toBe(429);
    await confirm(await codeFor());
    expect((await signIn({ email, password: newPassword })).status).toBe(200);
  });

  it('keeps only the hash of a code', async () => {
    const code = await codeFor();
    const rows = await app.platform.db.execute(`select * from one_time_tokens`);
    expect(JSON.stringify(rows.rows)).not.toContain(code);
  });

  it('refuses a short, a common and an own password, and leads on to the own sign-in page only', async () => {
    expect((await confirm(await codeFor(), 'short')).status).toBe(422);
    const code = await codeFor();
    for (const weak of ['password123', 'Ada@Example.com', 'ada-example-2026']) {
      expect(await failureOf(await confirm(code, weak)), weak).toMatchObject({ code: 'weak_password' });
    }
    expect((await confirm(code)).status).toBe(200);
    const port = new URL(app.url).port;
    for (const continue_url of [
      'https://evil.example/app/sign-in',
      '//evil.example/app/sign-in',
      '/\\evil.example/app/sign-in',
      `http://ada:pass@127.0.0.1:${port}/app/sign-in`,
      '/app/home',
      '/app/sign-in/../home',
      'javascript:alert(1)',
    ]) {
      expect(await failureOf(await ask('x@example.com', { continue_url })), continue_url).toMatchObject({
        status: 400,
        code: 'invalid_continue_url',
      });
    }
  });
});

describe('email change', () => {
  beforeEach(async () => void (await post('/v1/user/reauthenticate', { password }, asOwner())));

  const ask = (json: unknown = {}) => post('/v1/user/send-email-change-verification', json, asOwner());
  const apply = (code: string, more = '') =>
    app.fetch(`/v1/user/email?verification_code=${code}${more}`, { method: 'PUT' });
  const codeTo = async (to: string) => (await linkTo(app, to)).searchParams.get('internalCode') ?? '';
  const emailNow = async () => {
    const [row] = await app.platform.db.select().from(users).where(eq(users.id, owner.userId));
    return row?.email;
  };
  const changeTo = async (to: string) => {
    expect((await ask({ email: to })).status).toBe(200);
    expect((await apply(await codeTo(to))).status).toBe(200);
  };

  it('[ACC-056] [ACC-064] [ACC-065] the link to the new address changes it, and sign-in follows', async () => {
    await ask({ email: ' Lovelace@example.com' });
    const link = await linkTo(app, 'lovelace@example.com');
    expect(link.pathname).toBe('/');
    expect(link.searchParams.get('newUser')).toBe('false');
    expect(await emailNow()).toBe(email);
    expect(await (await apply(await codeTo('lovelace@example.com'))).json()).toEqual({ status: 'ok' });
    expect(await (await userAnswer()).json()).toMatchObject({ email: 'lovelace@example.com' });
    expect((await signIn({ email: 'lovelace@example.com', password })).status).toBe(200);
    expect((await signIn({ email, password })).status).toBe(401);
    expect(await tracesOf('email-changed')).toEqual({ audit: 1, events: 1 });
  });

  it('[ACC-056] the former address may take it back, which ends every session', async () => {
    await changeTo('thief@example.com');
    const link = await linkTo(app, email);
    expect(link.searchParams.get('isReverting')).toBe('true');
    app.clock.advance(29 * 24 * hourMs);
    const stolen = (
      (await (await signIn({ email: 'thief@example.com', password })).json()) as {
        access_token: string;
      }
    ).access_token;
    expect((await apply(await codeTo(email), '&is_reverting=true')).status).toBe(200);
    expect(await emailNow()).toBe(email);
    expect((await userAnswer(stolen)).status).toBe(401);
    expect(await tracesOf('email-change-reverted')).toEqual({ audit: 1, events: 1 });
  });

  it('the way back of an earlier change outlives that of a later one', async () => {
    await changeTo('thief@example.com');
    app.clock.advance(1000);
    await changeTo('second@example.com');
    const [first, second] = [await codeTo(email), await codeTo('thief@example.com')];
    expect((await apply(second, '&is_reverting=true')).status).toBe(200);
    expect(await emailNow()).toBe('thief@example.com');
    expect((await apply(first, '&is_reverting=true')).status).toBe(200);
    expect(await emailNow()).toBe(email);
  });

  it('a way back that was used takes later ones with it', async () => {
    await changeTo('thief@example.com');
    app.clock.advance(1000);
    await changeTo('second@example.com');
    const [first, second] = [await codeTo(email), await codeTo('thief@example.com')];
    await apply(first, '&is_reverting=true');
    expect(await failureOf(await apply(second, '&is_reverting=true'))).toMatchObject({
      status: 400,
      code: 'invalid_verification_code',
    });
  });

  it('refuses wrong, used, voided, old and other kinds of codes', async () => {
    await ask({ email: 'one@example.com' });
    await ask({ email: 'two@example.com' });
    const [one, two] = [await codeTo('one@example.com'), await codeTo('two@example.com')];
    expect((await apply(two, '&is_reverting=true')).status).toBe(400);
    expect((await apply(two)).status).toBe(200);
    for (const code of ['wrong', one, two]) {
      expect(await failureOf(await apply(code))).toMatchObject({ code: 'invalid_verification_code' });
    }
    await ask({ email: 'three@example.com' });
    app.clock.advance(24 * hourMs);
    expect((await apply(await codeTo('three@example.com'))).status).toBe(400);
  });

  it('voids what lies in the former mailbox', async () => {
    await post('/v1/user/send-password-reset-email', { email });
    const code = (await linkTo(app, email)).searchParams.get('code');
    await changeTo('lovelace@example.com');
    const answer = await post('/v1/user/auth/confirm-password-reset', { code, new_password: newPassword });
    expect(await failureOf(answer)).toMatchObject({ code: 'invalidActionCode' });
  });

  it('tells the holder of a taken address, and nobody else', async () => {
    await app.platform.db
      .insert(users)
      .values({ id: 'other', email: 'other@example.com', emailVerifiedAt: new Date() });
    expect(await (await ask({ email: 'other@example.com' })).json()).toEqual({ status: 'ok' });
    const [mail] = await mailsTo(app, 'other@example.com');
    expect(mail?.subject).toBe('You already have a Mynah account');
    expect(mail?.text).not.toContain('internalCode');
  });

  it('an address that was taken meanwhile stays with its holder', async () => {
    await ask({ email: 'late@example.com' });
    const code = await codeTo('late@example.com');
    await app.platform.db.insert(users).values({ id: 'late', email: 'late@example.com' });
    expect(await failureOf(await apply(code))).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await emailNow()).toBe(email);
  });

  it('a new address asks who it is; a browser that was left open is not enough', async () => {
    app.clock.advance(5 * 60_000);
    expect(await failureOf(await ask({ email: 'thief@example.com' }))).toMatchObject({
      status: 403,
      code: 'reauthentication_required',
    });
    expect(await mailsTo(app, 'thief@example.com')).toEqual([]);
  });

  it('without an address the one that is there is confirmed; nobody signed out may ask', async () => {
    expect((await ask()).status).toBe(200);
    expect((await apply(await codeTo(email))).status).toBe(200);
    expect(await emailNow()).toBe(email);
    expect((await post('/v1/user/send-email-change-verification', {})).status).toBe(401);
  });

  it('[ACC-044] prepares with the right code of the right address', async () => {
    await ask({ email: 'lovelace@example.com' });
    const verification_code = await codeTo('lovelace@example.com');
    const prepare = (json: unknown) => post('/v1/user/prepare-internal-verification', json);
    const right = { email: 'lovelace@example.com', verification_code };
    expect(await (await prepare(right)).json()).toEqual({ status: 'ok' });
    expect((await prepare({ ...right, email })).status).toBe(400);
    expect(await failureOf(await prepare({ ...right, verification_code: 'wrong' }))).toMatchObject({
      code: 'invalid_verification_code',
    });
    expect((await apply(verification_code)).status).toBe(200);
  });
});

describe('the rest', () => {
  it('[ACC-079] [ACC-080] gives the session a token to show', async () => {
    const answer = await post('/v1/user/auth/id-token', {}, asOwner());
    const { id_token, expires_in } = (await answer.json()) as { id_token: string; expires_in: number };
    expect(expires_in).toBe(900);
    expect((await userAnswer(id_token)).status).toBe(200);
    expect((await post('/v1/user/auth/id-token')).status).toBe(401);
  });

  it('[ACC-047] the key of a mail ends product updates; another ends none', async () => {
    const { db } = app.platform;
    await db.update(users).set({ agreesToProductUpdates: true });
    const key = optOutKey(app.platform, owner.userId);
    const optOut = (opt_out_updates_key: string) =>
      post('/v1/user/opt-out-of-updates', { opt_out_updates_key });
    const agrees = async () => (await db.select().from(users))[0]?.agreesToProductUpdates;
    for (const wrong of ['', owner.userId, `${owner.userId}.`, `${key.slice(0, -1)}!`, `x${key}`]) {
      expect(await failureOf(await optOut(wrong))).toMatchObject({ code: 'invalid_opt_out_key' });
    }
    expect(await agrees()).toBe(true);
    expect(await (await optOut(key)).json()).toEqual({ status: 'ok' });
    expect(await agrees()).toBe(false);
  });

  it('[ACC-043] keeps where a person came from, once', async () => {
    const tell = (json: unknown) => post('/v1/user/post-registration-user-setup', json, asOwner());
    expect(await (await tell({ pid: 'p', xid: 'x', gcp_marketplace_jwt: 'T' })).json()).toEqual({
      status: 'ok',
    });
    expect((await tell({ pid: 'another' })).status).toBe(200);
    const [row] = await app.platform.db.select().from(users);
    expect(row?.signUpSource).toEqual({ pid: 'p', xid: 'x' });
    expect((await post('/v1/user/post-registration-user-setup', {})).status).toBe(401);
  });
});
