import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeProvenOwner } from '../../../../../test/factories.ts';
import { type Holder, secondFactorOn } from '../../../../../test/second-factor.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { users } from '../../users/users.tables.ts';

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

const { call, signIn, withPassword, mfaTokenOf, lastTextMessage, prove } = secondFactorOn(() => app);

describe('text messages', () => {
  const sendCode = (as: Holder, phone_number = phone) =>
    call('/v1/user/send-phone-code', { as, json: { phone_number } });

  async function withSms(): Promise<Holder> {
    const owner = await makeProvenOwner(app);
    await sendCode(owner);
    const { code } = await lastTextMessage();
    const json = { phone_number: phone, code };
    expect((await call('/v1/user/update-phone', { as: owner, json })).status).toBe(200);
    const added = await call('/v1/user/update-mfa-factors', { as: owner, json: { factor: 'sms', ...json } });
    expect(added.body.factors).toMatchObject([{ factor: 'sms', phone_number: '+•••••••••99' }]);
    return owner;
  }

  it('[ACC-077] [ACC-078] stores a number that the code has proved', async () => {
    const owner = await makeProvenOwner(app);
    expect((await sendCode(owner, '+1 (555) 010-0199')).status).toBe(200);
    const message = await lastTextMessage();
    expect(message).toEqual({ to: `sms:${phone}`, code: expect.stringMatching(/^\d{6}$/) });
    const update = (json: Record<string, unknown>) => call('/v1/user/update-phone', { as: owner, json });
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
    const before = await makeProvenOwner(app);
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
    const owner = await makeProvenOwner(app);
    for (let i = 0; i < 5; i++) expect((await sendCode(owner)).status).toBe(200);
    expect(await sendCode(owner)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    app.clock.advance(15 * 60_000);
    const { body } = await withPassword();
    const later = { ...owner, accessToken: String(body.access_token) };
    expect((await prove(later)).status).toBe(200);
    expect((await sendCode(later)).status).toBe(200);
  });

  it('sends nothing without a password step, nor where there is no such factor', async () => {
    const owner = await makeProvenOwner(app);
    expect((await call('/v1/user/send-mfa-code', { json: {} })).code).toBe('needs_authorization');
    expect((await call('/v1/user/send-mfa-code', { json: { mfa_token: 'x' } })).code).toBe(
      'mfa_token_expired',
    );
    expect((await call('/v1/user/send-mfa-code', { json: {}, as: owner })).code).toBe('conflict');
  });
});
