import type { Member } from '@mynah/contract/workspaces/members';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { reserveCredits } from '../../billing/actions/reserve-credits.ts';
import { settleCredits } from '../../billing/actions/settle-credits.ts';
import { voices } from '../../voices/registry/voices.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

let app: TestApp;
let owner: Person;
let editor: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
});
afterAll(() => app.close());

const membersOf = async (person: Person) =>
  (await person.call('GET', '/v1/workspace/members')).body as Member[];
const seatOf = async (person: Person) =>
  (await membersOf(owner)).find(({ user_id }) => user_id === person.actor.userId);
const update = (by: Person, { email }: Person, change: object) =>
  by.call('POST', '/v1/workspace/members', { email, ...change });
const remove = (by: Person, { actor }: Person, query = '') =>
  by.call('DELETE', `/v1/workspace/members/${actor.userId}${query}`);

async function keyOf(person: Person): Promise<string> {
  const made = await person.call('POST', '/v1/user/create-api-key', { name: 'mine' });
  return (made.body as { xi_api_key: string }).xi_api_key;
}

it('[WSP-047] [WSP-063] the list marks exactly one owner', async () => {
  const members = await membersOf(editor);
  expect(members.map(({ user_id, is_owner }) => [user_id, is_owner])).toEqual([
    [owner.actor.userId, true],
    [editor.actor.userId, false],
  ]);
});

it('[WSP-008] [WSP-043] [WSP-054] [WSP-055] who is an admin may open the settings', async () => {
  const ask = async (person: Person) => [
    (await person.call('GET', '/v1/workspace/is-admin')).body,
    (await person.call('GET', '/v1/workspace/can-access-workspace-settings')).body,
  ];
  expect(await ask(owner)).toEqual([{ is_admin: true }, { can_access_workspace_settings: true }]);
  expect(await ask(editor)).toEqual([{ is_admin: false }, { can_access_workspace_settings: false }]);
  const rename = async (person: Person) =>
    (await person.call('PUT', '/v1/workspace/update-workspace', { name: 'Echo House' })).status;
  expect([await rename(owner), await rename(editor)]).toEqual([200, 403]);
});

describe('a role', () => {
  it('[WSP-039] [WSP-063] changes and holds at once', async () => {
    expect(await update(editor, owner, { workspace_seat_type: 'workspace_lite_member' })).toMatchObject({
      status: 403,
    });
    expect(await update(owner, editor, { workspace_seat_type: 'workspace_admin' })).toMatchObject({
      status: 200,
    });
    expect(await seatOf(editor)).toMatchObject({ seat_type: 'workspace_admin' });
    expect((await editor.call('GET', '/v1/workspace/is-admin')).body).toEqual({ is_admin: true });
    await update(owner, editor, { workspace_role: 'workspace_lite_member' });
    expect(await editor.call('POST', '/v1/user/create-api-key', { name: 'x' })).toMatchObject({
      status: 403,
    });
    await update(owner, editor, { workspace_seat_type: 'workspace_member' });
    expect(await seatOf(editor)).toMatchObject({ seat_type: 'workspace_member' });
  });

  it('of the owner stays', async () => {
    const admin = await joinedPerson(app, owner.actor.workspaceId, 'admin');
    const asked = await update(admin, owner, { workspace_seat_type: 'workspace_member' });
    expect(asked).toMatchObject({ status: 403, code: 'permission_denied' });
  });

  it('[WSP-089] is told to open pages and written down', async () => {
    await update(owner, editor, { workspace_seat_type: 'workspace_admin' });
    const { workspaceId, userId } = editor.actor;
    const told = await app.platform.db.select().from(events).where(eq(events.workspaceId, workspaceId));
    expect(told.find(({ name }) => name === 'member.role-changed')?.payload).toEqual({
      kind: 'workspace',
      user_id: userId,
      role: 'admin',
    });
    const written = await app.platform.db.select().from(auditLog).where(eq(auditLog.targetId, userId));
    expect(written).toMatchObject([
      { className: 'member', activityName: 'change-role', details: { role: 'admin' } },
    ]);
  });
});

describe('a lock', () => {
  it("refuses the member's session and key at once, and lets them back in", async () => {
    const apiKey = await keyOf(editor);
    const ask = async () => (await app.fetch('/v1/user', { apiKey })).status;
    expect(await ask()).toBe(200);
    expect(await update(owner, editor, { is_locked: true })).toMatchObject({ status: 200 });
    expect(await ask()).toBe(401);
    expect(await editor.call('GET', '/v1/user')).toMatchObject({ status: 401 });
    await update(owner, editor, { is_locked: false });
    expect(await ask()).toBe(200);
  });

  it('spares the owner and the one who acts', async () => {
    const admin = await joinedPerson(app, owner.actor.workspaceId, 'admin');
    expect(await update(admin, owner, { is_locked: true })).toMatchObject({ status: 403 });
    expect(await update(admin, admin, { is_locked: true })).toMatchObject({ status: 403 });
  });
});

describe('a usage limit', () => {
  const limit = (usage_limit: number | null) =>
    owner.call('PUT', `/v1/workspace/members/${editor.actor.userId}/usage-limit`, { usage_limit });
  const reserve = (credits: number) =>
    reserveCredits(app.platform, editor.actor, { credits, product: 'text-to-speech' });

  it('holds for what the member uses, with and without a key', async () => {
    expect(await limit(100)).toMatchObject({ status: 200 });
    const held = await reserve(60);
    await expect(reserve(41)).rejects.toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringContaining('Your account has 40 of 100 credits left'),
    });
    await app.platform.db.transaction((transaction) => settleCredits(transaction, held, 50));
    expect(await seatOf(editor)).toMatchObject({ usage_limit: 100, character_count: 50 });
    await reserve(50);
    await expect(reserve(1)).rejects.toMatchObject({ code: 'quota_exceeded' });
    await limit(null);
    await reserve(1_000);
  });

  it('50 requests at once on the last credits: one gets them', async () => {
    await limit(10);
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => reserve(10)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('ownership', () => {
  const transfer = (by: Person, to: Person) =>
    by.call('POST', '/v1/workspace/transfer-ownership', { user_id: to.actor.userId });

  it('[WSP-068] is handed over by the owner alone', async () => {
    const admin = await joinedPerson(app, owner.actor.workspaceId, 'admin');
    expect(await transfer(admin, editor)).toMatchObject({ status: 403, code: 'permission_denied' });
    expect(await transfer(owner, editor)).toMatchObject({ status: 200 });
    expect((await admin.call('GET', '/v1/workspace')).body).toMatchObject({ owner_id: editor.actor.userId });
    expect(await seatOf(editor)).toMatchObject({ is_owner: true, seat_type: 'workspace_admin' });
    expect(await seatOf(owner)).toMatchObject({ is_owner: false, seat_type: 'workspace_admin' });
    expect(await transfer(owner, admin)).toMatchObject({ status: 403 });
  });

  it('goes to nobody of another workspace', async () => {
    expect(await transfer(owner, await soloPerson(app))).toMatchObject({
      status: 404,
      code: 'member_not_found',
    });
  });
});

describe('a removal', () => {
  it('[WSP-063] hands over, ends sessions and keys, and gives a fresh workspace', async () => {
    const { db } = app.platform;
    const [like] = await db.select().from(voices).limit(1);
    const { workspaceId, userId } = editor.actor;
    const id = `v${userId.slice(1)}`;
    await db
      .insert(voices)
      .values({ ...like!, id, workspaceId, creatorUserId: userId, name: 'Mine', category: 'cloned' });
    const apiKey = await keyOf(editor);
    const heir = await joinedPerson(app, workspaceId, 'admin');
    expect(await remove(owner, editor, `?hand_over_to_user_id=${heir.actor.userId}`)).toMatchObject({
      status: 200,
    });
    expect((await app.fetch('/v1/user', { apiKey })).status).toBe(401);
    expect(await editor.call('GET', '/v1/user')).toMatchObject({ status: 401, code: 'session_expired' });
    expect(await seatOf(editor)).toBeUndefined();
    const [voice] = await db.select().from(voices).where(eq(voices.id, id));
    expect(voice).toMatchObject({ workspaceId, creatorUserId: heir.actor.userId });
    const own = await db.select().from(workspaces).where(eq(workspaces.ownerId, userId));
    expect(own).toMatchObject([{ tier: 'free' }]);
  });

  it('takes the member out of the groups; a key that they made for the workspace acts as the heir', async () => {
    const admin = await joinedPerson(app, owner.actor.workspaceId, 'admin');
    const json = { name: 'Makers', members_emails: [admin.email] };
    const { group } = (await owner.call('POST', '/v1/workspace/groups', json)).body as {
      group: { id: string };
    };
    const made = await admin.call('POST', '/v1/workspace/api-keys', { name: 'ours' });
    const { xi_api_key: apiKey } = made.body as { xi_api_key: string };
    expect(await remove(owner, admin)).toMatchObject({ status: 200 });
    const groups = (await owner.call('GET', '/v1/workspace/groups')).body;
    expect(groups).toMatchObject({ [group.id]: { members_emails: [] } });
    const holder = (await (await app.fetch('/v1/user', { apiKey })).json()) as { user_id: string };
    expect(holder).toMatchObject({ user_id: owner.actor.userId });
  });

  it('is refused for the owner, oneself, an heir who is no admin, and people of others', async () => {
    const admin = await joinedPerson(app, owner.actor.workspaceId, 'admin');
    expect(await remove(admin, owner)).toMatchObject({ status: 403 });
    expect(await remove(admin, admin)).toMatchObject({ status: 403 });
    expect(await remove(editor, admin)).toMatchObject({ status: 403 });
    const toEditor = `?hand_over_to_user_id=${editor.actor.userId}`;
    expect(await remove(owner, admin, toEditor)).toMatchObject({ status: 403 });
    const neighbor = await soloPerson(app);
    expect(await remove(owner, neighbor)).toMatchObject({ status: 404 });
    const toNeighbor = `?hand_over_to_user_id=${neighbor.actor.userId}`;
    expect(await remove(owner, admin, toNeighbor)).toMatchObject({ status: 404 });
  });
});
