import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOn, cookieOf } from '../../../../test/call-as.ts';
import { forgetEverybody, makeOwner, ownerForm } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { mails } from '../../../platform/mail/mail.tables.ts';

const { email, password } = ownerForm;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetEverybody(app);
  await app.platform.db.delete(mails);
});
afterAll(() => app.close());

const call = callOn(() => app);

interface Listed {
  session_id: string;
  device: string;
  is_current: boolean;
}

async function signIn(userAgent = firefox) {
  const { body } = await call('/v1/user/auth-tokens', { json: { email, password }, userAgent });
  return { accessToken: String(body.access_token) };
}

const sessionsOf = async (as: { accessToken: string }): Promise<Listed[]> =>
  (await call('/v1/user/sessions', { as })).body.sessions as Listed[];

describe('the list of sessions', () => {
  it('shows device and address, the current one marked', async () => {
    await makeOwner(app);
    app.clock.advance(1000);
    const here = await signIn();
    const { body } = await call('/v1/user/sessions', { as: here });
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(body.sessions).toMatchObject([
      {
        device: 'Firefox on Linux',
        device_kind: 'desktop',
        ip_address: '127.0.0.1',
        granted_to: null,
        is_current: true,
        created_at_unix: now,
        last_seen_unix: now,
      },
      { is_current: false },
    ]);
  });

  it('ends one at once; only own ones', async () => {
    await makeOwner(app);
    const here = await signIn();
    const there = await signIn();
    const other = (await sessionsOf(there)).find(({ is_current }) => is_current);
    const path = `/v1/user/sessions/${other?.session_id}`;
    expect((await call(path, { as: here, method: 'DELETE' })).body).toEqual({ status: 'ok' });
    expect((await call('/v1/user', { as: there })).code).toBe('session_expired');
    expect(await call(path, { as: here, method: 'DELETE' })).toMatchObject({
      status: 404,
      code: 'session_not_found',
    });
  });

  it('logs out all others and leaves this one', async () => {
    const { accessToken } = await makeOwner(app);
    const here = await signIn();
    const there = await signIn();
    const { body } = await call('/v1/user/log-out-other-sessions', { as: here, method: 'POST' });
    expect(body).toEqual({ ended: 2 });
    expect((await sessionsOf(here)).map(({ is_current }) => is_current)).toEqual([true]);
    for (const as of [there, { accessToken }]) {
      expect((await call('/v1/user', { as })).code).toBe('session_expired');
    }
  });
});

describe('[ACC-062] the device of a sign-in', () => {
  const record = (as: { accessToken: string }, cookie?: string) =>
    call('/v1/user/record-device-fingerprint', { as, method: 'POST', cookie, userAgent: firefox });
  const newDeviceMails = async (): Promise<number> =>
    (await app.platform.db.select().from(mails)).filter(({ subject }) => subject.startsWith('New sign-in'))
      .length;

  it('is told to the account when it is new, and known again by its cookie', async () => {
    const owner = await makeOwner(app);
    const first = await record(owner);
    expect(first).toMatchObject({ status: 200, body: { status: 'ok' } });
    const cookie = cookieOf(first, 'xi_device');
    expect(await newDeviceMails()).toBe(0);
    expect((await record(await signIn(), cookie)).status).toBe(200);
    expect(await newDeviceMails()).toBe(0);
    const elsewhere = await record(await signIn());
    expect(cookieOf(elsewhere, 'xi_device')).not.toBe(cookie);
    expect(await newDeviceMails()).toBe(1);
    const [mail] = await mailsTo(app, email);
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining('Firefox on Linux') });
  });
});
