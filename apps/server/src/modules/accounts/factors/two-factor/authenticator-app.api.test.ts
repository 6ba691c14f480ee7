import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeProvenOwner, ownerForm } from '../../../../../test/factories.ts';
import { secondFactorOn } from '../../../../../test/second-factor.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { hashPassword } from '../../../../platform/crypto/index.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { users } from '../../users/users.tables.ts';
import { secondFactors } from './two-factor.tables.ts';

const { email, password } = ownerForm;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetEverybody(app);
  await app.platform.db.delete(mails);
});
afterAll(() => app.close());

const {
  call,
  signIn,
  withPassword,
  codeOf,
  nextStep,
  wrongCodeFor,
  withTotp,
  mfaTokenOf,
  activities,
  subjects,
} = secondFactorOn(() => app);

describe('adding an authenticator app', () => {
  it('gives a secret that apps can read, and keeps nothing before a code has proved it', async () => {
    const owner = await makeProvenOwner(app);
    const { body, headers } = await call('/v1/user/totp-secret', { as: owner });
    expect(headers.get('cache-control')).toBe('no-store');
    const uri = new URL(String(body.otpauth_uri));
    expect(uri.searchParams.get('secret')).toBe(body.secret);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect((await call('/v1/user/mfa-factors', { as: owner })).body).toEqual({
      factors: [],
      backup_codes_left: 0,
    });
    expect((await withPassword()).status).toBe(200);
  });

  it('[ACC-052] [ACC-053] answers the list; tells log, mail and the person', async () => {
    const owner = await withTotp();
    const { body } = await call('/v1/user/mfa-factors', { as: owner });
    expect(body).toEqual({
      factors: [{ factor: 'totp', phone_number: null, created_at_unix: expect.any(Number) }],
      backup_codes_left: 0,
    });
    expect(await activities()).toContain('second-factor create');
    expect(await subjects()).toEqual(['A two-factor method was added to your account']);
    const [row] = await app.platform.db.select().from(secondFactors);
    expect(row?.sealedSecret).not.toContain(owner.secret);
  });

  it('refuses a wrong code, a missing secret, and a second app', async () => {
    const owner = await makeProvenOwner(app);
    const secret = new Secret({ size: 20 }).base32;
    const add = (json: Record<string, unknown>) =>
      call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'totp', ...json } });
    expect(await add({ secret, code: wrongCodeFor(secret) })).toMatchObject({
      status: 400,
      code: 'invalid_mfa_code',
    });
    expect((await add({ code: codeOf(secret) })).status).toBe(422);
    expect((await add({ secret: 'short', code: '123456' })).status).toBe(422);
    expect((await add({ secret, code: codeOf(secret) })).status).toBe(200);
    expect(await add({ secret, code: codeOf(secret) })).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('[ACC-029] makes guessing wait', async () => {
    const owner = await makeProvenOwner(app);
    const secret = new Secret({ size: 20 }).base32;
    const add = (code: string) =>
      call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'totp', secret, code } });
    for (let i = 0; i < 5; i++) expect((await add(wrongCodeFor(secret))).status).toBe(400);
    expect(await add(codeOf(secret))).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the right password, and authorizes with it', async () => {
    const { userId, secret } = await withTotp();
    const first = await withPassword();
    expect(first).toMatchObject({ status: 401, code: 'mfa_required' });
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.body.detail).toMatchObject({ mfa_factors: ['totp'], phone_number: null });
    const second = await signIn({ mfa_token: first.body.detail?.mfa_token, code: codeOf(secret) });
    expect(second.status).toBe(200);
    expect(second.body.user_id).toBe(userId);
    expect(second.headers.get('set-cookie')).toContain('xi_refresh=');
  });

  it('says nothing of a second factor to a wrong password', async () => {
    await withTotp();
    const wrong = await signIn({ email, password: 'wrong horse battery' });
    const unknown = await signIn({ email: 'nobody@example.com', password });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(unknown.body.detail?.message).toBe(wrong.body.detail?.message);
    expect(Object.keys(unknown.body.detail!)).toEqual(Object.keys(wrong.body.detail!));
  });

  it('takes each code once, and none that is older than one that was taken', async () => {
    const { secret } = await withTotp();
    const before = codeOf(secret);
    nextStep();
    const code = codeOf(secret);
    expect((await signIn({ mfa_token: await mfaTokenOf(), code })).status).toBe(200);
    for (const spent of [code, before]) {
      expect(await signIn({ mfa_token: await mfaTokenOf(), code: spent })).toMatchObject({
        status: 400,
        code: 'invalid_mfa_code',
      });
    }
  });

  it('lets one of two in that bring the same code at the same moment', async () => {
    const { secret } = await withTotp();
    const token = await mfaTokenOf();
    const json = { mfa_token: token, code: codeOf(secret) };
    const statuses = (await Promise.all([signIn(json), signIn(json), signIn(json)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
  });

  it('takes the code of the step before and after, no others', async () => {
    const { secret } = await withTotp();
    const code = codeOf(secret);
    app.clock.advance(90_000);
    expect((await signIn({ mfa_token: await mfaTokenOf(), code })).status).toBe(400);
    const early = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime() + 30_000,
    });
    expect((await signIn({ mfa_token: await mfaTokenOf(), code: early })).status).toBe(200);
  });

  it('does not take the code that proved the app at its set-up', async () => {
    const owner = await makeProvenOwner(app);
    const secret = new Secret({ size: 20 }).base32;
    const code = codeOf(secret);
    await call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'totp', secret, code } });
    expect((await signIn({ mfa_token: await mfaTokenOf(), code })).status).toBe(400);
  });

  it('[ACC-029] makes guessing wait, also over several password steps', async () => {
    const { secret } = await withTotp();
    const right = { mfa_token: await mfaTokenOf(), code: codeOf(secret) };
    for (let i = 0; i < 5; i++) {
      const wrong = { mfa_token: await mfaTokenOf(), code: wrongCodeFor(secret) };
      expect((await signIn(wrong)).status).toBe(400);
    }
    const refused = await signIn(right);
    expect(refused).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(refused.body.detail?.message).toBe('Too many attempts, please try again in a few minutes.');
  });

  it('holds the password step for ten minutes', async () => {
    const { secret } = await withTotp();
    const token = await mfaTokenOf();
    app.clock.advance(10 * 60_000);
    expect(await signIn({ mfa_token: token, code: codeOf(secret) })).toMatchObject({
      status: 401,
      code: 'mfa_token_expired',
    });
  });

  it('needs a code beside a stolen token, which is no access token and void after a new password', async () => {
    const { secret, userId } = await withTotp();
    const token = await mfaTokenOf();
    expect((await signIn({ mfa_token: token })).status).toBe(422);
    const asAccess = await call('/v1/user/mfa-factors', { as: { accessToken: token } });
    expect(asAccess).toMatchObject({ status: 401, code: 'session_expired' });
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: userId, aud: 'mfa-token', pwd: 'x', exp: 9e9 }));
    const forged = `${head}.${claims.toString('base64url')}.${signature}`;
    expect((await signIn({ mfa_token: forged, code: codeOf(secret) })).code).toBe('mfa_token_expired');
    const passwordHash = await hashPassword('another horse battery');
    await app.platform.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    expect((await signIn({ mfa_token: token, code: codeOf(secret) })).code).toBe('mfa_token_expired');
  });
});
