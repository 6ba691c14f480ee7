import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOn } from '../../../../test/call-as.ts';
import { forgetEverybody, makeOwner } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { signInRequests } from './sign-in-requests.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetEverybody(app);
  await app.platform.db.delete(signInRequests);
});
afterAll(() => app.close());

const call = callOn(() => app);

interface Person {
  accessToken: string;
}

async function ask(requester = 'Podcast robot') {
  const { body, status } = await call('/v1/user/sign-in-requests', { json: { requester } });
  expect(status).toBe(200);
  const { sign_in_request_id: id, verification_code: code, poll_token } = body as Record<string, string>;
  const poll = (token = poll_token) =>
    call(`/v1/user/sign-in-requests/${id}/tokens`, { json: { poll_token: token } });
  return { body, code, poll };
}

const answer = (verb: 'look-up' | 'verify' | 'refuse', as: Person, code: string | undefined) =>
  call(`/v1/user/sign-in-requests/${verb}`, { as, json: { sign_in_request_verification_code: code } });

describe('a sign-in request', () => {
  it('[ACC-035] [ACC-036] signs the program in as the person who verifies its code', async () => {
    const owner = await makeOwner(app);
    const { body, code, poll } = await ask();
    expect(code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect(body.verification_url).toBe(`${app.url}/app/settings?dialog=sign-in-request&code=${code}`);
    const waiting = await poll();
    expect(waiting).toMatchObject({ status: 425, code: 'sign_in_request_pending' });
    expect(waiting.headers.get('retry-after')).toBe('5');
    expect((await answer('look-up', owner, code)).body).toMatchObject({
      requester: 'Podcast robot',
      ip_address: '127.0.0.1',
    });
    expect(await answer('verify', owner, code)).toMatchObject({ status: 200, body: { status: 'ok' } });
    const collected = await poll();
    expect(collected).toMatchObject({ status: 200, body: { user_id: owner.userId } });
    expect(collected.headers.get('set-cookie')).toBeNull();
    const program = { accessToken: String(collected.body.access_token) };
    expect((await call('/v1/user', { as: program })).body.user_id).toBe(owner.userId);
    const refreshed = await call('/v1/user/auth-tokens', {
      json: { refresh_token: collected.body.refresh_token },
    });
    expect(refreshed.status).toBe(200);
  });

  it('gives its tokens once, to who holds the poll token', async () => {
    const owner = await makeOwner(app);
    const { code, poll } = await ask();
    await answer('verify', owner, code);
    expect((await poll('x'.repeat(43))).code).toBe('sign_in_request_not_found');
    const statuses = (await Promise.all([poll(), poll(), poll()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });

  it('is answered once, however the code is typed', async () => {
    const owner = await makeOwner(app);
    const { code = '' } = await ask();
    expect((await answer('verify', owner, ` ${code.toLowerCase().replace('-', ' ')}`)).status).toBe(200);
    expect(await answer('verify', owner, code)).toMatchObject({
      status: 404,
      code: 'sign_in_request_not_found',
    });
  });

  it('can be refused: the program learns it and stays out', async () => {
    const owner = await makeOwner(app);
    const { code, poll } = await ask();
    expect((await answer('refuse', owner, code)).status).toBe(200);
    expect(await poll()).toMatchObject({ status: 403, code: 'sign_in_request_denied' });
    expect((await answer('verify', owner, code)).status).toBe(404);
  });

  it('ends after ten minutes, answered or not', async () => {
    const owner = await makeOwner(app);
    const late = await ask();
    const answered = await ask();
    await answer('verify', owner, answered.code);
    app.clock.advance(10 * 60_000);
    expect((await answer('verify', owner, late.code)).status).toBe(404);
    expect((await late.poll()).code).toBe('sign_in_request_not_found');
    expect((await answered.poll()).code).toBe('sign_in_request_not_found');
  });

  it('[ACC-029] makes guessing codes wait', async () => {
    const owner = await makeOwner(app);
    const { code } = await ask();
    for (let i = 0; i < 5; i++) expect((await answer('look-up', owner, 'BBBB-BBBB')).status).toBe(404);
    expect(await answer('verify', owner, code)).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  it('takes a name that is one line of plain signs, and 20 that wait from one address', async () => {
    for (const requester of ['', ' ', 'a\nb', 'a\u202eb', 'x'.repeat(61)]) {
      expect((await call('/v1/user/sign-in-requests', { json: { requester } })).status).toBe(422);
    }
    for (let i = 0; i < 20; i++) await ask();
    const refused = await call('/v1/user/sign-in-requests', { json: { requester: 'One more' } });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });
});

describe('granted access', () => {
  async function signedIn(): Promise<{ owner: Person & { userId: string }; program: Person }> {
    const owner = await makeOwner(app);
    const { code, poll } = await ask();
    await answer('verify', owner, code);
    const { body } = await poll();
    return { owner, program: { accessToken: String(body.access_token) } };
  }

  it('stands in the list and can be withdrawn', async () => {
    const { owner, program } = await signedIn();
    const { body } = await call('/v1/user/sessions', { as: owner });
    const granted = (body.sessions as { granted_to: string | null; session_id: string }[]).find(
      ({ granted_to }) => granted_to === 'Podcast robot',
    );
    const path = `/v1/user/sessions/${granted?.session_id}`;
    expect((await call(path, { as: owner, method: 'DELETE' })).status).toBe(200);
    expect((await call('/v1/user', { as: program })).code).toBe('session_expired');
    const entries = await app.platform.db.select().from(auditLog);
    expect(entries.map(({ className, activityName }) => `${className} ${activityName}`)).toEqual(
      expect.arrayContaining(['granted-access create', 'granted-access delete']),
    );
  });

  it('does not reach to how the account is entered', async () => {
    const { owner, program } = await signedIn();
    const { code } = await ask('Second robot');
    const refused = [
      await answer('verify', program, code),
      await call('/v1/user/log-out-other-sessions', { as: program, method: 'POST' }),
      await call('/v1/user/passkeys/registration-options', { as: program, method: 'POST' }),
      await call('/v1/user/backup-code', { as: program, method: 'POST' }),
      await call('/v1/user/backup-code/abcde-fghjk/remove-mfa', { as: program, json: {} }),
      await call('/v1/user/update-mfa-factors', {
        as: program,
        json: { factor: 'totp', secret: 'A'.repeat(32), code: '123456' },
      }),
    ];
    for (const { status, code: reason } of refused)
      expect([status, reason]).toEqual([403, 'permission_denied']);
    expect((await call('/v1/user', { as: owner })).status).toBe(200);
  });
});
