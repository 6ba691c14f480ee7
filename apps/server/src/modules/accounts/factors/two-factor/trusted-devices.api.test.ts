import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf } from '../../../../../test/call-as.ts';
import { forgetEverybody } from '../../../../../test/factories.ts';
import { secondFactorOn } from '../../../../../test/second-factor.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { until } from '../../../../../test/until.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { memberships } from '../../../workspaces/memberships/memberships.tables.ts';
import { trustedDevices } from './two-factor.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetEverybody(app);
  await app.platform.db.delete(mails);
});
afterAll(() => app.close());

const { call, signIn, withPassword, codeOf, nextStep, withTotp, mfaTokenOf } = secondFactorOn(() => app);

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
    await until(async () => expect(await app.platform.db.select().from(trustedDevices)).toEqual([]));
  });
});
