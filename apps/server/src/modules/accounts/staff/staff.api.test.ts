import type { User } from '@mynah/contract/accounts/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { users } from '../users/users.tables.ts';

let app: TestApp;
let person: Signed;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_STAFF_DOMAIN: 'staff.example' } });
  person = await makeAdmin();
});
afterAll(() => app.close());

async function makeAdmin(): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app, 'pro');
  return makeMember(app, workspaceId, 'admin');
}

const as = ({ accessToken }: Signed) => ({ authorization: `Bearer ${accessToken}` });
const post = (who: Signed, path: string, json?: object) =>
  app.fetch(path, { method: 'POST', headers: as(who), json });

async function read<Answer>(who: Signed, path: string): Promise<Answer> {
  const answer = await app.fetch(path, { headers: as(who) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
const readUser = (who: Signed) => read<User>(who, '/v1/user');

async function makeStaff(email = 'grace@staff.example', isVerified = true): Promise<Signed> {
  const staff = await makeAdmin();
  const emailVerifiedAt = isVerified ? app.clock.now() : null;
  await app.platform.db.update(users).set({ email, emailVerifiedAt }).where(eq(users.id, staff.actor.userId));
  return staff;
}

test('[ACC-081] the verified domain makes staff, and nothing else does', async () => {
  const staff = await makeStaff();
  expect((await readUser(staff)).is_staff).toBe(true);
  const unverified = await makeStaff('eve@staff.example', false);
  const subdomain = await makeStaff('mallory@staff.example.net');
  for (const other of [unverified, subdomain, person]) {
    expect((await readUser(other)).is_staff).toBe(false);
    const refused = await app.fetch('/v1/admin/staff-actions', { headers: as(other) });
    expect(refused.status).toBe(403);
  }
});

test('[ACC-054] [ACC-055] a request for alpha access is seen and granted once, and the act is kept', async () => {
  const staff = await makeStaff('ida@staff.example');
  const path = `/v1/admin/alpha-access-requests/${person.actor.userId}`;
  expect((await post(staff, path, { grant: true })).status).toBe(404);
  expect((await post(person, '/v1/user/request-alpha-access')).status).toBe(200);
  const listed = await read<{ requests: object[] }>(staff, '/v1/admin/alpha-access-requests');
  expect(listed.requests).toMatchObject([{ user_id: person.actor.userId }]);
  expect((await post(person, path, { grant: true })).status).toBe(403);
  expect(await read(person, '/v1/user/has-alpha-access')).toEqual({ has_alpha_access: false });
  expect((await post(staff, path, { grant: true, reason: 'Asked kindly.' })).status).toBe(200);
  expect(await read(person, '/v1/user/has-alpha-access')).toEqual({ has_alpha_access: true });
  expect((await post(staff, path, { grant: false })).status).toBe(404);
  expect(await read(staff, '/v1/admin/staff-actions?page_size=1')).toMatchObject({
    actions: [
      {
        staff_email: 'ida@staff.example',
        action: 'alpha-access.grant',
        target: person.actor.userId,
        reason: 'Asked kindly.',
      },
    ],
  });
});
