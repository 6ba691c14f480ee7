import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeMember, makeOwner, ownerForm } from '../../../../../test/factories.ts';
import { type Holder, secondFactorOn } from '../../../../../test/second-factor.ts';
import { SoftwareAuthenticator } from '../../../../../test/software-authenticator.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { Extensions } from '../../../../platform/extensions.ts';
import { getSession } from '../../sessions/index.ts';
import { sessions } from '../../sessions/sessions.tables.ts';
import { requireFreshFactor } from '../require-fresh-factor.ts';

const { password } = ownerForm;
const site = { origin: '', rpId: 'localhost' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  site.origin = app.url.replace('127.0.0.1', 'localhost');
});
beforeEach(() => forgetEverybody(app));
afterAll(() => app.close());

const { call, codeOf, prove, withTotp, issueCodes, nextStep, activities } = secondFactorOn(() => app);

const minutes = (count: number) => app.clock.advance(count * 60_000);
const newSecret = (as: Holder) => call('/v1/user/totp-secret', { as });
const phone_number = '+15550100199';

/** Every call that adds to, or takes from, what an account is entered with. */
const guarded: [string, Record<string, unknown>][] = [
  ['/v1/user/totp-secret', {}],
  ['/v1/user/update-mfa-factors', { json: { factor: 'totp', secret: 'A'.repeat(32), code: '123456' } }],
  ['/v1/user/update-mfa-factors', { json: { factor: 'sms', phone_number, code: '123456' } }],
  ['/v1/user/send-phone-code', { json: { phone_number } }],
  ['/v1/user/update-phone', { json: { phone_number, code: '123456' } }],
  ['/v1/user/backup-code', { method: 'POST' }],
  ['/v1/user/passkeys/registration-options', { method: 'POST' }],
  ['/v1/user/passkeys/some', { method: 'DELETE' }],
  ['/v1/user/send-email-change-verification', { json: { email: 'new@example.com' } }],
];

describe('a change of factors, passkeys or the address', () => {
  it('is refused in a session that is merely open, and says what would do', async () => {
    const owner = await makeOwner(app);
    for (const [path, options] of guarded) {
      const refused = await call(path, { as: owner, ...options });
      expect(refused, path).toMatchObject({ status: 403, code: 'reauthentication_required' });
      expect(refused.body.detail, path).toMatchObject({
        reauthentication_ways: ['password'],
        phone_number: null,
      });
    }
  });

  it('is open for five minutes after the password, in that session alone', async () => {
    const owner = await makeOwner(app);
    const { body } = await call('/v1/user/auth-tokens', { json: ownerForm });
    const elsewhere = { userId: owner.userId, accessToken: String(body.access_token) };
    const proven = await prove(owner);
    expect(proven.body).toEqual({ status: 'ok', fresh_until_unix: expect.any(Number) });
    expect((await newSecret(owner)).status).toBe(200);
    expect((await newSecret(elsewhere)).code).toBe('reauthentication_required');
    minutes(4);
    expect((await newSecret(owner)).status).toBe(200);
    minutes(1);
    expect((await newSecret(owner)).code).toBe('reauthentication_required');
    expect(await activities()).toContain('session reauthenticate');
  });

  it('takes a code of the app, or a backup code, in place of the password', async () => {
    const owner = await withTotp();
    const [backupCode] = await issueCodes(owner);
    minutes(5);
    const refused = await newSecret(owner);
    expect(refused.body.detail).toMatchObject({ reauthentication_ways: ['password', 'totp', 'backup_code'] });
    expect((await prove(owner, { code: '000000' })).code).toBe('invalid_mfa_code');
    expect((await prove(owner, { code: codeOf(owner.secret) })).status).toBe(200);
    expect((await newSecret(owner)).status).toBe(200);
    minutes(5);
    nextStep();
    expect((await prove(owner, { code: backupCode })).status).toBe(200);
    expect((await newSecret(owner)).status).toBe(200);
  });

  it('takes a passkey of the account, and none of another', async () => {
    const owner = await makeOwner(app);
    await prove(owner);
    const own = new SoftwareAuthenticator(site);
    const options = async (kind: string) =>
      (await call(`/v1/user/passkeys/${kind}-options`, { as: owner, method: 'POST' })).body.options as {
        challenge: string;
        user: { id: string };
      };
    const credential = own.create(await options('registration'));
    expect((await call('/v1/user/passkeys', { as: owner, json: { credential } })).status).toBe(200);
    minutes(5);
    const stranger = new SoftwareAuthenticator(site);
    stranger.create({ challenge: 'AAAA', user: { id: owner.userId } });
    expect((await prove(owner, { credential: stranger.get(await options('sign-in')) })).code).toBe(
      'invalid_passkey',
    );
    const { workspace_id: workspaceId } = (await call('/v1/user', { as: owner })).body;
    const { accessToken, actor } = await makeMember(app, String(workspaceId), 'editor');
    const shown = own.get(await options('sign-in'));
    expect((await prove({ accessToken, userId: actor.userId }, { credential: shown })).code).toBe(
      'invalid_passkey',
    );
    expect((await prove(owner, { credential: own.get(await options('sign-in')) })).status).toBe(200);
    expect((await newSecret(owner)).status).toBe(200);
  });

  it('asks who has nothing to show here for a new sign-in', async () => {
    const owner = await makeOwner(app);
    const { workspace_id: workspaceId } = (await call('/v1/user', { as: owner })).body;
    const { accessToken, actor } = await makeMember(app, String(workspaceId), 'editor');
    const member = { accessToken, userId: actor.userId };
    expect((await newSecret(member)).status).toBe(200);
    minutes(5);
    const refused = await newSecret(member);
    expect(refused.code).toBe('reauthentication_required');
    expect(refused.body.detail).toMatchObject({ reauthentication_ways: ['sign_in'] });
    expect((await prove(member, { password: '' })).code).toBe('wrong_password');
  });

  it('passes nobody for one who has nothing to show where nothing says what there is', async () => {
    const owner = await makeOwner(app);
    const { workspace_id: workspaceId } = (await call('/v1/user', { as: owner })).body;
    const { accessToken, actor } = await makeMember(app, String(workspaceId), 'editor');
    const { sessionId } = await getSession(app.platform, accessToken);
    const from = { actor: { ...actor, sessionId }, ipAddress: '127.0.0.1' };
    expect((await requireFreshFactor({ ...from, platform: app.platform })).userId).toBe(actor.userId);
    const unwired = { ...app.platform, extensions: new Extensions([]) };
    await expect(requireFreshFactor({ ...from, platform: unwired })).rejects.toThrow('Nothing says');
  });
});

describe('the proof', () => {
  it('is refused when it is wrong, none or two, and guesses have to wait', async () => {
    const owner = await makeOwner(app);
    expect((await prove(owner, {})).status).toBe(422);
    expect((await prove(owner, { password, code: '123456' })).status).toBe(422);
    for (let i = 0; i < 5; i++) {
      expect(await prove(owner, { password: `wrong ${i}` })).toMatchObject({
        status: 400,
        code: 'wrong_password',
      });
    }
    expect(await prove(owner)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await newSecret(owner)).code).toBe('reauthentication_required');
  });

  it('is for people in a browser of their own: no key, no program that was authorized', async () => {
    const owner = await makeOwner(app);
    const byKey = await app.fetch('/v1/user/reauthenticate', { json: { password }, apiKey: owner.apiKey });
    expect(byKey.status).toBe(403);
    await app.platform.db
      .update(sessions)
      .set({ grantedTo: 'A program' })
      .where(eq(sessions.userId, owner.userId));
    expect((await prove(owner)).code).toBe('permission_denied');
    expect((await newSecret(owner)).code).toBe('permission_denied');
  });
});
