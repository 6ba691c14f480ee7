import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOn } from '../../../../../test/call-as.ts';
import { linkTo, mailsTo } from '../../../../../test/mailbox.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { hashPassword } from '../../../../platform/crypto/index.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { findMember } from '../../memberships/memberships.store.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { eraseAccounts } from './actions/erase-accounts.ts';

const dayMs = 24 * 3600_000;
const password = 'correct horse battery';

let app: TestApp;
let staff: Person;
const call = callOn(() => app);

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_STAFF_DOMAIN: 'staff.example' } });
});
afterAll(() => app.close());

/** Somebody who just deleted their account, and the code of the mail about it. */
async function makeGone(person?: Person): Promise<{ person: Person; code: string }> {
  const gone = person ?? (await soloPerson(app));
  const { userId } = gone.actor;
  const passwordHash = await hashPassword(password);
  await app.platform.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  expect((await gone.call('DELETE', '/v1/user/delete')).status).toBe(200);
  const link = await linkTo(app, gone.email);
  expect(link.pathname).toBe('/app/restore-account');
  return { person: gone, code: link.searchParams.get('code') ?? '' };
}

async function makeStaff(): Promise<Person> {
  const person = await soloPerson(app);
  const change = { email: `${person.actor.userId.toLowerCase()}@staff.example` };
  await app.platform.db.update(users).set(change).where(eq(users.id, person.actor.userId));
  return person;
}

const restore = (code: string) => call('/v1/user/restore-account', { json: { code } });
const signIn = ({ email }: Person) => call('/v1/user/auth-tokens', { json: { email, password } });

describe('[ACC-063] a deleted account', () => {
  test('comes back by the link of the mail, once, and signs in as before', async () => {
    const { person, code } = await makeGone();
    expect((await signIn(person)).code).toBe('account_deleted');
    app.clock.advance(14 * dayMs - 1000);
    expect((await restore(code)).body).toEqual({ email: person.email });
    // the sessions of before have ended for good
    expect((await person.call('GET', '/v1/user')).code).toBe('session_expired');
    const { body } = await signIn(person);
    const as = { accessToken: String(body.access_token) };
    expect((await call('/v1/user', { as })).body).toMatchObject({ workspace_id: person.actor.workspaceId });
    expect(await restore(code)).toMatchObject({ status: 400, code: 'invalid_verification_code' });
    app.clock.advance(20 * dayMs);
    await eraseAccounts(app.platform);
    expect((await signIn(person)).status).toBe(200);
    const [mail] = await mailsTo(app, person.email);
    expect(mail?.subject).toBe('Your account has been restored');
  });

  test('stays gone after 14 days, by either way, also before it is erased', async () => {
    staff = await makeStaff();
    const { person, code } = await makeGone();
    app.clock.advance(14 * dayMs);
    expect((await restore(code)).code).toBe('invalid_verification_code');
    const now = await joinedPerson(app, staff.actor.workspaceId, 'admin');
    await app.platform.db
      .update(users)
      .set({ email: 'late@staff.example' })
      .where(eq(users.id, now.actor.userId));
    const path = `/v1/admin/accounts/${person.actor.userId}/restore`;
    expect(await now.call('POST', path, {})).toMatchObject({ status: 404, code: 'user_not_found' });
    await eraseAccounts(app.platform);
    expect(await now.call('POST', path, {})).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('a code that is none is refused, and so is that of another mail', async () => {
    expect((await restore('nothing')).code).toBe('invalid_verification_code');
    const { code } = await makeGone();
    const other = await call(`/v1/user/email?verification_code=${code}`, { method: 'PUT' });
    expect(other.code).toBe('invalid_verification_code');
    expect((await restore(code)).status).toBe(200);
  });

  test('of one whose workspace is gone gets a workspace of its own', async () => {
    const { person, code } = await makeGone();
    const { db } = app.platform;
    await db.delete(workspaces).where(eq(workspaces.id, person.actor.workspaceId));
    expect((await restore(code)).status).toBe(200);
    const member = await findMember(db, person.actor.userId);
    expect(member).toMatchObject({ role: 'admin' });
    expect(member?.workspaceId).not.toBe(person.actor.workspaceId);
    const { body } = await signIn(person);
    const as = { accessToken: String(body.access_token) };
    expect((await call('/v1/user', { as })).body).toMatchObject({ workspace_id: member?.workspaceId });
  });

  test('comes back by staff, who leave an entry; nobody else may', async () => {
    staff = await makeStaff();
    const { person, code } = await makeGone();
    const path = `/v1/admin/accounts/${person.actor.userId}/restore`;
    const stranger = await soloPerson(app);
    expect((await stranger.call('POST', path, {})).status).toBe(403);
    expect((await staff.call('POST', path, { reason: 'Lost the mail.' })).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
    const listed = await staff.call('GET', '/v1/admin/staff-actions?page_size=1');
    expect(listed.body).toMatchObject({
      actions: [{ action: 'account.restore', target: person.actor.userId, reason: 'Lost the mail.' }],
    });
    expect(await staff.call('POST', path, {})).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await restore(code)).code).toBe('invalid_verification_code');
  });
});
