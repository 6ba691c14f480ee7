import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeOwner, ownerForm } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createOwnerLink } from '../one-time-tokens/index.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { purgeAccounts } from './actions/purge-accounts.ts';

const { email, password } = ownerForm;
const tooMany = 'Too many attempts, please try again in a few minutes.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetEverybody(app));
afterAll(() => app.close());

const signIn = (json: unknown = { email, password }): Promise<Response> =>
  app.fetch('/v1/user/auth-tokens', { json });
const refresh = (token: string): Promise<Response> =>
  app.fetch('/v1/user/auth-tokens', { method: 'POST', headers: { cookie: `xi_refresh=${token}` } });
const user = (accessToken: string): Promise<Response> =>
  app.fetch('/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });

const refreshTokenOf = (answer: Response): string =>
  /xi_refresh=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
const accessTokenOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { access_token: string }).access_token;

async function failureOf(answer: Response): Promise<{ status: number; code: string; message: string }> {
  const { detail } = (await answer.json()) as { detail: { status: string; message: string } };
  return { status: answer.status, code: detail.status, message: detail.message };
}

describe('set-up status', () => {
  it('waits for the owner, then does not', async () => {
    expect(await (await app.fetch('/v1/setup/status')).json()).toEqual({ needs_setup: true });
    await makeOwner(app);
    expect(await (await app.fetch('/v1/setup/status')).json()).toEqual({ needs_setup: false });
    expect(await createOwnerLink(app.platform)).toBeUndefined();
  });
});

describe('signing in', () => {
  it('[ACC-050] [ACC-051] [PRV-049] [PRV-050] [PRV-052] gives a token for 15 minutes and a cookie that scripts and other sites cannot use', async () => {
    const { userId } = await makeOwner(app);
    const answer = await signIn({ email: ' ADA@example.com ', password });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/^xi_/);
    for (const part of [
      'HttpOnly',
      'Secure',
      'SameSite=Strict',
      'Path=/v1/user',
      `Max-Age=${360 * 24 * 3600}`,
    ]) {
      expect(cookie).toContain(part);
    }
    const body = (await answer.json()) as { access_token: string };
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_in: 900,
      user_id: userId,
      is_email_verified: true,
      server_time_ms: expect.any(Number),
    });
    expect((await user(body.access_token)).status).toBe(200);
    app.clock.advance(900_000);
    expect(await failureOf(await user(body.access_token))).toMatchObject({
      status: 401,
      code: 'session_expired',
    });
  });

  it('leaves Secure out where a browser would drop the cookie for it: plain http in a local network', async () => {
    await makeOwner(app);
    // fetch lets nobody name the host
    const headers = { host: '192.168.1.5:4700', 'content-type': 'application/json' };
    const call = request(`${app.url}/v1/user/auth-tokens`, { method: 'POST', headers });
    const answered = once(call, 'response');
    call.end(JSON.stringify({ email, password }));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    const [cookie] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toContain('HttpOnly');
    expect(cookie).not.toContain('Secure');
  });

  it('answers the same to a wrong password and an unknown address', async () => {
    await makeOwner(app);
    const wrong = await failureOf(await signIn({ email, password: 'wrong horse battery' }));
    const unknown = await failureOf(await signIn({ email: 'nobody@example.com', password }));
    expect(wrong).toEqual({
      status: 401,
      code: 'invalid_credentials',
      message: 'Wrong email address or password.',
    });
    expect(unknown).toEqual(wrong);
  });

  it('refuses an address without a password in the list form', async () => {
    const answer = await signIn({ email });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      detail: [{ loc: ['body', 'password'], msg: 'Required with email', type: 'custom' }],
    });
    expect((await signIn({ email: 'not an address', password })).status).toBe(422);
  });

  it('says that nobody is signed in when nothing is shown', async () => {
    expect(await failureOf(await signIn({}))).toMatchObject({ status: 401, code: 'needs_authorization' });
  });

  it('refuses tokens that were not signed here', async () => {
    await makeOwner(app);
    const answer = await signIn();
    const [head, body, signature] = (await accessTokenOf(answer)).split('.') as [string, string, string];
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const forged of [`${head}.${body}.${signature.slice(0, -4)}AAAA`, `${none}.${body}.`, 'a.b.c']) {
      expect((await user(forged)).status, forged).toBe(401);
    }
  });
});

describe('attempts', () => {
  it('[ACC-029] [ACC-030] refuses the sixth within 15 minutes, even with the right password', async () => {
    await makeOwner(app);
    const wrong = { email, password: 'wrong horse battery' };
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => signIn(wrong)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await signIn();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await failureOf(refused)).toEqual({ status: 429, code: 'too_many_attempts', message: tooMany });
    app.clock.advance(15 * 60_000);
    expect((await signIn()).status).toBe(200);
  });

  it('counts guesses at many addresses from one client, and no success', async () => {
    await makeOwner(app);
    for (let i = 0; i < 8; i++) expect((await signIn()).status).toBe(200);
    for (let i = 0; i < 5; i++) {
      expect((await signIn({ email: `guess${i}@example.com`, password })).status).toBe(401);
    }
    expect((await signIn({ email: 'guess6@example.com', password })).status).toBe(429);
  });
});

describe('refreshing', () => {
  it('gives a new token each time, from the cookie or the body', async () => {
    await makeOwner(app);
    const first = refreshTokenOf(await signIn());
    const answer = await refresh(first);
    expect(answer.status).toBe(200);
    const second = refreshTokenOf(answer);
    expect(second).not.toBe(first);
    expect((await user(await accessTokenOf(answer))).status).toBe(200);
    const third = await signIn({ refresh_token: second });
    expect(third.status).toBe(200);
    expect(refreshTokenOf(third)).not.toBe(second);
  });

  it('tolerates a lost answer: the same token within seconds gives the same successor', async () => {
    await makeOwner(app);
    const first = refreshTokenOf(await signIn());
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const successors = new Set(answers.map(refreshTokenOf));
    expect(successors.size).toBe(1);
    app.clock.advance(60_000);
    expect((await refresh([...successors][0]!)).status).toBe(200);
  });

  it('ends the session when a spent token is shown later', async () => {
    await makeOwner(app);
    const first = refreshTokenOf(await signIn());
    const answer = await refresh(first);
    const second = refreshTokenOf(answer);
    const accessToken = await accessTokenOf(answer);
    app.clock.advance(10_001);
    const reused = await refresh(first);
    expect(reused.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await failureOf(reused)).toMatchObject({ status: 401, code: 'session_expired' });
    expect((await refresh(second)).status).toBe(401);
    expect((await user(accessToken)).status).toBe(401);
  });

  it('ends the session when a token of long ago is shown', async () => {
    await makeOwner(app);
    const first = refreshTokenOf(await signIn());
    const second = refreshTokenOf(await refresh(first));
    const third = refreshTokenOf(await refresh(second));
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('lasts 360 days from the last refresh', async () => {
    await makeOwner(app);
    const first = refreshTokenOf(await signIn());
    app.clock.advance(359 * 86_400_000);
    const second = refreshTokenOf(await refresh(first));
    app.clock.advance(361 * 86_400_000);
    expect((await refresh(second)).status).toBe(401);
  });

  it('refuses what was never a token', async () => {
    await makeOwner(app);
    for (const token of ['x', 'no.such', '.', 'a'.repeat(150)]) {
      expect((await refresh(token)).status).toBe(401);
    }
  });
});

describe('signing out', () => {
  it('ends the session of the cookie and of the access token at once', async () => {
    await makeOwner(app);
    const answer = await signIn();
    const token = refreshTokenOf(answer);
    const accessToken = await accessTokenOf(answer);
    const out = await app.fetch('/v1/user/sign-out', {
      method: 'POST',
      headers: { cookie: `xi_refresh=${token}` },
    });
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await out.json()).toEqual({ status: 'ok' });
    expect((await refresh(token)).status).toBe(401);
    expect((await user(accessToken)).status).toBe(401);
  });

  it('needs no cookie, leaves other sessions alone, and is fine when nobody is signed in', async () => {
    await makeOwner(app);
    const here = await accessTokenOf(await signIn());
    const there = await accessTokenOf(await signIn());
    const headers = { authorization: `Bearer ${here}` };
    expect((await app.fetch('/v1/user/sign-out', { method: 'POST', headers })).status).toBe(200);
    expect((await user(here)).status).toBe(401);
    expect((await user(there)).status).toBe(200);
    expect((await app.fetch('/v1/user/sign-out', { method: 'POST' })).status).toBe(200);
  });
});

it('purges sessions a month after their end and no earlier', async () => {
  await makeOwner(app);
  await signIn();
  const count = async (): Promise<number> => (await app.platform.db.select().from(sessions)).length;
  const before = await count();
  app.clock.advance(380 * 86_400_000);
  await purgeAccounts(app.platform);
  expect(await count()).toBe(before);
  app.clock.advance(11 * 86_400_000);
  await purgeAccounts(app.platform);
  expect(await count()).toBe(0);
});
