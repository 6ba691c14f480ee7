import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callOn, cookieOf } from '../../../../test/call-as.ts';
import { forgetEverybody, makeOwner, ownerForm } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { requireAttempt } from './attempts.ts';

const { email, password } = ownerForm;
const minuteMs = 60_000;
const guesser = '203.0.113.9';
const home = '198.51.100.7';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_TRUSTED_PROXIES: '127.0.0.1' } });
});
beforeEach(() => forgetEverybody(app));
afterAll(() => app.close());

const call = callOn(() => app);

const signIn = async (from: string, typed = password, { to = email, cookie = '' } = {}) => {
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const answer = await app.fetch('/v1/user/auth-tokens', { json: { email: to, password: typed }, headers });
  return {
    status: answer.status,
    headers: answer.headers,
    waitSeconds: Number(answer.headers.get('retry-after')),
  };
};

async function guess(from: string, times = 5, to = email): Promise<void> {
  for (let i = 0; i < times; i++) await signIn(from, `wrong ${i}`, { to });
}

it('[ACC-030] wrong guesses from one place do not lock the owner out from another', async () => {
  await makeOwner(app);
  await guess(guesser);
  expect((await signIn(guesser)).status).toBe(429);
  expect((await signIn(home)).status).toBe(200);
});

it('[ACC-030] counts as many guesses, for as long, as the operator set', async () => {
  await makeOwner(app);
  const config = app.platform.config as { signInAttempts: number; signInAttemptMinutes: number };
  const { signInAttempts, signInAttemptMinutes } = config;
  Object.assign(config, { signInAttempts: 2, signInAttemptMinutes: 3 });
  try {
    await guess(guesser, 2);
    expect(await signIn(guesser)).toMatchObject({ status: 429, waitSeconds: 180 });
    app.clock.advance(3 * minuteMs);
    expect((await signIn(guesser)).status).toBe(200);
  } finally {
    Object.assign(config, { signInAttempts, signInAttemptMinutes });
  }
});

it('makes the guesser wait longer after each further guess, and does not count what comes meanwhile', async () => {
  await makeOwner(app);
  await guess(guesser);
  for (const minutes of [15, 30, 60]) {
    expect((await signIn(guesser)).waitSeconds).toBe(minutes * 60);
    app.clock.advance(minutes * minuteMs - 1000);
    expect((await signIn(guesser)).waitSeconds).toBe(1);
    app.clock.advance(1000);
    expect((await signIn(guesser, 'wrong again')).status).toBe(401);
  }
  app.clock.advance(120 * minuteMs);
  expect((await signIn(guesser)).status).toBe(200);
  expect((await signIn(guesser, 'wrong once')).status).toBe(401);
  expect((await signIn(guesser)).status).toBe(200);
});

it('counts all addresses of one IPv6 line as one place', async () => {
  await makeOwner(app);
  for (let i = 1; i <= 5; i++) expect((await signIn(`2001:db8:1:2::${i}`, 'wrong')).status).toBe(401);
  expect((await signIn('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await signIn('2001:db8:1:3::1')).status).toBe(200);
});

it('bounds guesses from everywhere, but holds up neither a known browser nor a known place', async () => {
  const owner = await makeOwner(app);
  const device = await call('/v1/user/record-device-fingerprint', { as: owner, method: 'POST' });
  await signIn(home);
  for (let i = 0; i < 100; i++)
    await requireAttempt(app.platform, { subject: email, ipAddress: `192.0.2.${i}` });
  expect((await signIn('203.0.113.200')).status).toBe(429);
  expect((await signIn(home)).status).toBe(200);
  expect((await signIn('203.0.113.201', password, { cookie: cookieOf(device, 'xi_device') })).status).toBe(
    200,
  );
});

it('a colleague who guesses in the same place does not hold up a known browser', async () => {
  const owner = await makeOwner(app);
  const device = await call('/v1/user/record-device-fingerprint', { as: owner, method: 'POST' });
  await guess(guesser, 5, 'colleague@example.com');
  expect((await signIn(guesser)).status).toBe(429);
  expect((await signIn(guesser, password, { cookie: cookieOf(device, 'xi_device') })).status).toBe(200);
});

it('tells the owner by one mail a day, and refuses an address without an account in the same way', async () => {
  await makeOwner(app);
  const subjects = async () => (await mailsTo(app, email)).map(({ subject }) => subject);
  await guess(guesser);
  await until(async () => expect(await subjects()).toEqual(['Someone is trying to get into your account']));
  await guess('203.0.113.10');
  app.clock.advance(24 * 60 * minuteMs);
  await guess('203.0.113.11');
  await until(async () => expect(await subjects()).toHaveLength(2));
  await guess('203.0.113.12', 5, 'nobody@example.com');
  expect((await signIn('203.0.113.12', 'wrong', { to: 'nobody@example.com' })).status).toBe(429);
  expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
});

it('takes mails to a person for themselves: who asks for many from one place stops nobody elsewhere', async () => {
  await makeOwner(app);
  const ask = async (from: string) =>
    (
      await app.fetch('/v1/user/send-password-reset-email', {
        json: { email },
        headers: { 'x-forwarded-for': from },
      })
    ).status;
  for (let i = 0; i < 5; i++) expect(await ask(guesser)).toBe(200);
  expect(await ask(guesser)).toBe(429);
  expect(await ask(home)).toBe(200);
});
