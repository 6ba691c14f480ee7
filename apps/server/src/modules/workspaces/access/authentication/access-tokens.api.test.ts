import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { until } from '../../../../../test/until.ts';
import type { Authenticate } from '../../../../platform/http/index.ts';
import { notifySessionsChange } from '../../../accounts/sessions/end-sessions.ts';
import { sessions } from '../../../accounts/sessions/sessions.tables.ts';
import { authenticate } from './authenticate.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'pro');
});
afterAll(() => app.close());

interface Known {
  member: Person;
  /** Another process of the same installation: its cache hears of changes by events alone. */
  elsewhere: Authenticate;
}

/** A member whose access token two processes just looked up. The clock stands: nothing runs out by itself. */
async function makeKnown(): Promise<Known> {
  // the hold of the change before is over
  app.clock.advance(1_000);
  const member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const elsewhere = authenticate({ ...app.platform });
  expect((await member.call('GET', '/v1/user')).status).toBe(200);
  expect(await elsewhere(member)).toMatchObject({ userId: member.actor.userId, role: 'editor' });
  return { member, elsewhere };
}

const refusalOf = (known: Promise<unknown>): Promise<string> =>
  known.then(
    () => 'let in',
    (failure: { code: string }) => failure.code,
  );

async function expectRefusedEverywhere({ member, elsewhere }: Known): Promise<void> {
  expect((await member.call('GET', '/v1/user')).code).toBe('session_expired');
  await until(async () => expect(await refusalOf(elsewhere(member))).toBe('session_expired'));
}

describe('an access token that was just used', () => {
  test('is not looked up again for five seconds', async () => {
    const { member } = await makeKnown();
    const { sessionId } = await authenticate(app.platform)(member);
    // behind the back of the product, so nobody hears of it
    await app.platform.db
      .update(sessions)
      .set({ endedAt: app.clock.now() })
      .where(eq(sessions.id, sessionId!));
    expect((await member.call('GET', '/v1/user')).status).toBe(200);
    app.clock.advance(5_000);
    expect((await member.call('GET', '/v1/user')).code).toBe('session_expired');
  });

  test('is refused everywhere after a sign-out', async () => {
    const known = await makeKnown();
    expect((await known.member.call('POST', '/v1/user/sign-out')).status).toBe(200);
    await expectRefusedEverywhere(known);
  });

  test('is refused everywhere after the others are logged out', async () => {
    const known = await makeKnown();
    const { db } = app.platform;
    await db.transaction(async (transaction) => {
      const { userId } = known.member.actor;
      await transaction.update(sessions).set({ endedAt: app.clock.now() }).where(eq(sessions.userId, userId));
      await notifySessionsChange(app.platform, transaction, userId);
      // who asks before the commit is let in, but not kept
      expect((await known.member.call('GET', '/v1/user')).status).toBe(200);
    });
    await expectRefusedEverywhere(known);
  });

  test('is refused everywhere when the member is locked', async () => {
    const known = await makeKnown();
    const { email } = known.member;
    const locked = await owner.call('POST', '/v1/workspace/members', { email, is_locked: true });
    expect(locked.status).toBe(200);
    await expectRefusedEverywhere(known);
  });

  test('is refused everywhere when the account is deleted', async () => {
    const known = await makeKnown();
    expect((await known.member.call('DELETE', '/v1/user/delete')).status).toBe(200);
    await expectRefusedEverywhere(known);
  });

  test('has another role everywhere as soon as an admin gave it', async () => {
    const { member, elsewhere } = await makeKnown();
    const { email } = member;
    const changed = await owner.call('POST', '/v1/workspace/members', {
      email,
      workspace_seat_type: 'workspace_lite_member',
    });
    expect(changed.status).toBe(200);
    expect(await authenticate(app.platform)(member)).toMatchObject({ role: 'viewer' });
    await until(async () => expect(await elsewhere(member)).toMatchObject({ role: 'viewer' }));
  });

  test('ends with the time that it was made for', async () => {
    const { member } = await makeKnown();
    app.clock.advance(15 * 60_000 - 4_999);
    expect((await member.call('GET', '/v1/user')).status).toBe(200);
    app.clock.advance(4_999);
    expect((await member.call('GET', '/v1/user')).code).toBe('session_expired');
  });
});
