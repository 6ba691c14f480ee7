import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOn, cookieOf } from '../../../../test/call-as.ts';
import { forgetEverybody, makeOwner, ownerForm } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { hashPassword } from '../../../platform/crypto/index.ts';
import { mails } from '../../../platform/mail/mail.tables.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { memberships } from '../../workspaces/workspaces.tables.ts';
import { users } from '../users/users.tables.ts';
import { backupCodes, secondFactors, trustedDevices } from './two-factor.tables.ts';

const { email, password } = ownerForm;
const phone = '+15550100199';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetEverybody(app);
  await app.platform.db.delete(mails);
});
afterAll(() => app.close());

interface Person {
  userId: string;
  accessToken: string;
}

type Json = Record<string, unknown>;
const call = callOn(() => app);

const signIn = (json: Json, cookie?: string) => call('/v1/user/auth-tokens', { json, cookie });
const withPassword = (cookie?: string) => signIn({ email, password }, cookie);

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
const nextStep = () => app.clock.advance(30_000);
/** Not a code of now, nor of the steps around it. */
const wrongCodeFor = (secret: string): string => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const now = app.clock.now().getTime();
  const right = [-1, 0, 1].map((step) => totp.generate({ timestamp: now + step * 30_000 }));
  return ['000001', '000002', '000003', '000004'].find((code) => !right.includes(code))!;
};

/** The person is signed in and has an authenticator app; its first code is used up. */
async function withTotp(): Promise<Person & { secret: string }> {
  const owner = await makeOwner(app);
  const { body } = await call('/v1/user/totp-secret', { as: owner });
  const secret = String(body.secret);
  const added = await call('/v1/user/update-mfa-factors', {
    as: owner,
    json: { factor: 'totp', secret, code: codeOf(secret) },
  });
  expect(added.status).toBe(200);
  nextStep();
  return { ...owner, secret };
}

async function mfaTokenOf(): Promise<string> {
  const { body } = await withPassword();
  return String(body.detail?.mfa_token);
}

const issueCodes = async (as: Person): Promise<string[]> =>
  (await call('/v1/user/backup-code', { as, method: 'POST' })).body.backup_codes as string[];

async function lastTextMessage(): Promise<{ to: string; code: string }> {
  const [mail] = await app.platform.db
    .select()
    .from(mails)
    .where(eq(mails.subject, 'Text message'))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return { to: mail?.to ?? '', code: /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '' };
}

const activities = async (): Promise<string[]> =>
  (await app.platform.db.select().from(auditLog).orderBy(auditLog.id)).map(
    ({ className, activityName }) => `${className} ${activityName}`,
  );
const subjects = async (): Promise<string[]> =>
  (await app.platform.db.select().from(mails).orderBy(mails.createdAt)).map(({ subject }) => subject);

describe('adding an authenticator app', () => {
  it('gives a secret that apps can read, and keeps nothing before a code has proved it', async () => {
    const owner = await makeOwner(app);
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
    expect(await subjects()).toEqual(['A second factor was added to your account']);
    const [row] = await app.platform.db.select().from(secondFactors);
    expect(row?.sealedSecret).not.toContain(owner.secret);
  });

  it('refuses a wrong code, a missing secret, and a second app', async () => {
    const owner = await makeOwner(app);
    const secret = new Secret({ size: 20 }).base32;
    const add = (json: Json) =>
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
    const owner = await makeOwner(app);
    const secret = new Secret({ size: 20 }).base32;
    const add = (code: string) =>
      call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'totp', secret, code } });
    for (let i = 0; i < 5; i++) expect((await add(wrongCodeFor(secret))).status).toBe(400);
    expect(await add(codeOf(secret))).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the right password, and lets in with it', async () => {
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
    const owner = await makeOwner(app);
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

describe('backup codes', () => {
  it('[ACC-068] are shown once and kept as hashes; new ones void the old', async () => {
    const owner = await withTotp();
    const codes = await issueCodes(owner);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const rows = await app.platform.db.select().from(backupCodes);
    expect(JSON.stringify(rows)).not.toContain(codes[0]!.replace('-', ''));
    expect((await call('/v1/user/mfa-factors', { as: owner })).body.backup_codes_left).toBe(10);
    await issueCodes(owner);
    const old = await signIn({ mfa_token: await mfaTokenOf(), backup_code: codes[0] });
    expect(old).toMatchObject({ status: 400, code: 'invalid_mfa_code' });
    expect(await subjects()).toContain('New backup codes for your account');
  });

  it('need a second factor that they stand in for', async () => {
    const owner = await makeOwner(app);
    const refused = await call('/v1/user/backup-code', { as: owner, method: 'POST' });
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('sign in once each, however they are typed, and the person is told', async () => {
    const owner = await withTotp();
    const [code = ''] = await issueCodes(owner);
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await signIn({ mfa_token: await mfaTokenOf(), backup_code: typed })).status).toBe(200);
    const again = await signIn({ mfa_token: await mfaTokenOf(), backup_code: code });
    expect(again).toMatchObject({ status: 400, code: 'invalid_mfa_code' });
    expect((await call('/v1/user/mfa-factors', { as: owner })).body.backup_codes_left).toBe(9);
    expect(await subjects()).toContain('A backup code was used to sign in');
    expect(await activities()).toContain('backup-code use');
  });

  it('[ACC-069] remove all second factors, once', async () => {
    const owner = await withTotp();
    const [code = '', other] = await issueCodes(owner);
    const remove = (value: string, json: Json, as?: Person) =>
      call(`/v1/user/backup-code/${value}/remove-mfa`, { json, as });
    expect((await remove('aaaaa-bbbbb', {}, owner)).status).toBe(400);
    expect((await remove(code, {})).code).toBe('needs_authorization');
    const token = await mfaTokenOf();
    expect((await remove(code, { mfa_token: token })).body).toEqual({ status: 'ok' });
    expect((await withPassword()).status).toBe(200);
    for (const spent of [code, other]) expect((await remove(spent!, {}, owner)).status).toBe(400);
    expect(await activities()).toContain('second-factor delete');
    expect(await subjects()).toContain('A second factor was removed from your account');
  });
});

describe('removing a factor', () => {
  it('needs a code, and takes backup codes and trusted devices along', async () => {
    const owner = await withTotp();
    const codes = await issueCodes(owner);
    await signIn({ mfa_token: await mfaTokenOf(), code: codeOf(owner.secret), trust_device: true });
    nextStep();
    const remove = (code: string) =>
      call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'totp', remove: true, code } });
    expect((await remove(wrongCodeFor(owner.secret))).code).toBe('invalid_mfa_code');
    expect((await remove(codeOf(owner.secret))).body).toEqual({ factors: [], backup_codes_left: 0 });
    expect(await app.platform.db.select().from(trustedDevices)).toEqual([]);
    expect((await remove(codes[0]!)).code).toBe('conflict');
    expect((await withPassword()).status).toBe(200);
  });
});

describe('text messages', () => {
  const sendCode = (as: Person, phone_number = phone) =>
    call('/v1/user/send-phone-code', { as, json: { phone_number } });

  async function withSms(): Promise<Person> {
    const owner = await makeOwner(app);
    await sendCode(owner);
    const { code } = await lastTextMessage();
    const json = { phone_number: phone, code };
    expect((await call('/v1/user/update-phone', { as: owner, json })).status).toBe(200);
    const added = await call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'sms', ...json } });
    expect(added.body.factors).toMatchObject([{ factor: 'sms', phone_number: '+•••••••••99' }]);
    return owner;
  }

  it('[ACC-077] [ACC-078] stores a number that the code has proved', async () => {
    const owner = await makeOwner(app);
    expect((await sendCode(owner, '+1 (555) 010-0199')).status).toBe(200);
    const message = await lastTextMessage();
    expect(message).toEqual({ to: `sms:${phone}`, code: expect.stringMatching(/^\d{6}$/) });
    const update = (json: Json) => call('/v1/user/update-phone', { as: owner, json });
    const wrong = message.code === '000000' ? '000001' : '000000';
    expect((await update({ phone_number: phone, code: wrong })).code).toBe('invalid_mfa_code');
    expect((await update({ phone_number: '+15550100198', code: message.code })).code).toBe(
      'invalid_mfa_code',
    );
    expect((await update({ phone_number: phone, code: message.code })).body).toEqual({ status: 'ok' });
    const [row] = await app.platform.db.select().from(users).where(eq(users.id, owner.userId));
    expect(row?.phoneNumber).toBe(phone);
    expect((await sendCode(owner, '555 0100')).status).toBe(422);
  });

  it('[ACC-052] shows in the user answer as sms_mfa_factor', async () => {
    const before = await makeOwner(app);
    expect((await call('/v1/user', { as: before })).body.sms_mfa_factor).toBeNull();
    await forgetEverybody(app);
    const owner = await withSms();
    expect((await call('/v1/user', { as: owner })).body.sms_mfa_factor).toEqual({
      phone_number: '+•••••••••99',
    });
  });

  it('signs in with the code of a text message, once, within ten minutes', async () => {
    await withSms();
    const first = await withPassword();
    expect(first.body.detail).toMatchObject({ mfa_factors: ['sms'], phone_number: '+•••••••••99' });
    const mfa_token = first.body.detail?.mfa_token;
    const send = () => call('/v1/user/send-mfa-code', { json: { mfa_token } });
    expect((await send()).body).toEqual({ status: 'ok' });
    const { code } = await lastTextMessage();
    expect((await signIn({ mfa_token, code })).status).toBe(200);
    expect((await signIn({ mfa_token, code })).code).toBe('invalid_mfa_code');
    await send();
    app.clock.advance(10 * 60_000);
    const late = await lastTextMessage();
    expect((await signIn({ mfa_token: await mfaTokenOf(), code: late.code })).code).toBe('invalid_mfa_code');
  });

  it('counts the last code alone, and no code of a set-up', async () => {
    const owner = await withSms();
    await sendCode(owner);
    const setUp = await lastTextMessage();
    const mfa_token = await mfaTokenOf();
    expect((await signIn({ mfa_token, code: setUp.code })).code).toBe('invalid_mfa_code');
    await call('/v1/user/send-mfa-code', { json: { mfa_token } });
    const former = await lastTextMessage();
    await call('/v1/user/send-mfa-code', { json: { mfa_token } });
    const latest = await lastTextMessage();
    if (former.code !== latest.code) {
      expect((await signIn({ mfa_token, code: former.code })).code).toBe('invalid_mfa_code');
    }
    expect((await signIn({ mfa_token, code: latest.code })).status).toBe(200);
  });

  it('sends five in a quarter of an hour, no more', async () => {
    const owner = await makeOwner(app);
    for (let i = 0; i < 5; i++) expect((await sendCode(owner)).status).toBe(200);
    expect(await sendCode(owner)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    app.clock.advance(15 * 60_000);
    const { body } = await withPassword();
    expect((await sendCode({ ...owner, accessToken: String(body.access_token) })).status).toBe(200);
  });

  it('sends nothing without a password step, nor where there is no such factor', async () => {
    const owner = await makeOwner(app);
    expect((await call('/v1/user/send-mfa-code', { json: {} })).code).toBe('needs_authorization');
    expect((await call('/v1/user/send-mfa-code', { json: { mfa_token: 'x' } })).code).toBe(
      'mfa_token_expired',
    );
    expect((await call('/v1/user/send-mfa-code', { json: {}, as: owner })).code).toBe('conflict');
  });
});

describe('a trusted device', () => {
  it('is asked for no second factor for 30 days, by a cookie that scripts cannot read', async () => {
    const owner = await withTotp();
    const trusted = await signIn({
      mfa_token: await mfaTokenOf(),
      code: codeOf(owner.secret),
      trust_device: true,
    });
    const set = trusted.headers.getSetCookie().find((cookie) => cookie.startsWith('xi_trusted='));
    for (const part of ['HttpOnly', 'SameSite=Strict', `Max-Age=${30 * 24 * 3600}`])
      expect(set).toContain(part);
    const cookie = cookieOf(trusted, 'xi_trusted')!;
    expect((await withPassword(cookie)).status).toBe(200);
    expect((await withPassword('xi_trusted=somebody-elses')).code).toBe('mfa_required');
    const [row] = await app.platform.db.select().from(trustedDevices);
    expect(cookie).not.toContain(row?.tokenHash);
    const { body } = await call('/v1/user/trusted-devices', { as: owner, cookie });
    expect(body.trusted_devices).toMatchObject([{ device_id: row?.id, is_current: true }]);
    app.clock.advance(30 * 24 * 3600_000);
    expect((await withPassword(cookie)).code).toBe('mfa_required');
  });

  it('is asked again once it was removed, or all others were logged out', async () => {
    const owner = await withTotp();
    const trust = async () => {
      const json = { mfa_token: await mfaTokenOf(), code: codeOf(owner.secret), trust_device: true };
      nextStep();
      return cookieOf(await signIn(json), 'xi_trusted')!;
    };
    const first = await trust();
    const [row] = await app.platform.db.select().from(trustedDevices);
    const path = `/v1/user/trusted-devices/${row?.id}`;
    expect((await call(path, { as: owner, method: 'DELETE' })).body).toEqual({ status: 'ok' });
    expect((await call(path, { as: owner, method: 'DELETE' })).code).toBe('trusted_device_not_found');
    expect((await withPassword(first)).code).toBe('mfa_required');
    const second = await trust();
    await call('/v1/user/log-out-other-sessions', { as: owner, method: 'POST' });
    expect((await withPassword(second)).code).toBe('mfa_required');
  });

  it('is asked again once the password was changed', async () => {
    const owner = await withTotp();
    await signIn({ mfa_token: await mfaTokenOf(), code: codeOf(owner.secret), trust_device: true });
    const { workspaceId } = await app.platform.db
      .select()
      .from(memberships)
      .then(([row]) => row!);
    await app.platform.db.transaction((transaction) =>
      app.platform.events.append(transaction, {
        name: 'account.password-changed',
        workspaceId,
        payload: { user_id: owner.userId },
      }),
    );
    await vi.waitFor(async () => expect(await app.platform.db.select().from(trustedDevices)).toEqual([]), {
      timeout: 20_000,
    });
  });
});
