import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeProvenOwner } from '../../../../../test/factories.ts';
import { type Holder, secondFactorOn } from '../../../../../test/second-factor.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { backupCodes, trustedDevices } from './two-factor.tables.ts';

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
  issueCodes,
  activities,
  subjects,
} = secondFactorOn(() => app);

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
    const owner = await makeProvenOwner(app);
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
    const remove = (value: string, json: Record<string, unknown>, as?: Holder) =>
      call(`/v1/user/backup-code/${value}/remove-mfa`, { json, as });
    expect((await remove('aaaaa-bbbbb', {}, owner)).status).toBe(400);
    expect((await remove(code, {})).code).toBe('needs_authorization');
    const token = await mfaTokenOf();
    expect((await remove(code, { mfa_token: token })).body).toEqual({ status: 'ok' });
    expect((await withPassword()).status).toBe(200);
    for (const spent of [code, other]) expect((await remove(spent!, {}, owner)).status).toBe(400);
    expect(await activities()).toContain('second-factor delete');
    expect(await subjects()).toContain('A two-factor method was removed from your account');
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
