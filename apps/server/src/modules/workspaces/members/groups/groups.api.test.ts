import type { Group } from '@mynah/contract/workspaces/groups';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accept, invitedBy, joinedPerson, type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';

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

async function makeGroup(body: object): Promise<Group> {
  const made = await owner.call('POST', '/v1/workspace/groups', { name: 'Readers', ...body });
  expect(made.status).toBe(200);
  return (made.body as { group: Group }).group;
}
const permitAll = (all_members_permissions: string[]) =>
  owner.call('PUT', '/v1/workspace/update-workspace', { all_members_permissions });
const listed = async () => (await owner.call('GET', '/v1/workspace/groups')).body as Record<string, Group>;

it('[WSP-003] [WSP-025] [WSP-044] [WSP-062] a group lists, and its members and permissions change', async () => {
  const group = await makeGroup({});
  const path = `/v1/workspace/groups/${group.id}`;
  expect(await listed()).toEqual({ [group.id]: group });
  await owner.call('POST', `${path}/members`, { email: editor.email });
  await owner.call('PATCH', path, { permissions: ['voices_read'] });
  expect((await listed())[group.id]).toMatchObject({
    name: 'Readers',
    members: [editor.actor.userId],
    members_emails: [editor.email],
    permissions: ['voices_read'],
  });
  const found = await owner.call('GET', '/v1/workspace/groups/search?name=readers');
  expect(found.body).toEqual([{ id: group.id, name: 'Readers', members_emails: [editor.email] }]);
  await owner.call('POST', `${path}/members/remove`, { email: editor.email });
  expect((await listed())[group.id]?.members).toEqual([]);
  await owner.call('DELETE', path);
  expect(await listed()).toEqual({});
});

it('a name is taken once in a workspace, and kept apart between two', async () => {
  const group = await makeGroup({});
  await makeGroup({ name: 'Writers' });
  expect(await owner.call('POST', '/v1/workspace/groups', { name: 'Readers' })).toMatchObject({
    status: 409,
  });
  const renamed = await owner.call('PATCH', `/v1/workspace/groups/${group.id}`, { name: 'Writers' });
  expect(renamed).toMatchObject({ status: 409, code: 'conflict' });
  const neighbor = await soloPerson(app, 'enterprise');
  expect(await neighbor.call('POST', '/v1/workspace/groups', { name: 'Readers' })).toMatchObject({
    status: 200,
  });
  expect(Object.keys((await neighbor.call('GET', '/v1/workspace/groups')).body)).not.toContain(group.id);
  for (const [method, path, body] of [
    ['PATCH', '', { name: 'Stolen' }],
    ['DELETE', '', undefined],
    ['POST', '/members', { email: neighbor.email }],
    ['POST', '/members/remove', { email: editor.email }],
  ] as const) {
    const answer = await neighbor.call(method, `/v1/workspace/groups/${group.id}${path}`, body);
    expect(answer).toMatchObject({ status: 404, code: 'group_not_found' });
  }
});

it('takes in members only, and is changed by admins only', async () => {
  const group = await makeGroup({});
  const stranger = await soloPerson(app);
  const members = `/v1/workspace/groups/${group.id}/members`;
  expect(await owner.call('POST', members, { email: stranger.email })).toMatchObject({
    code: 'member_not_found',
  });
  expect(await editor.call('POST', members, { email: editor.email })).toMatchObject({ status: 403 });
});

it('[WSP-016] [WSP-044] permissions hold at once, for keys as well', async () => {
  const made = await editor.call('POST', '/v1/user/create-api-key', { name: 'mine' });
  const apiKey = (made.body as { xi_api_key: string }).xi_api_key;
  const history = async () => (await app.fetch('/v1/history', { apiKey })).status;
  expect(await history()).toBe(200);
  await permitAll(['user_read']);
  expect(await history()).toBe(403);
  const group = await makeGroup({ permissions: ['speech_history_read'], members_emails: [editor.email] });
  expect(await history()).toBe(200);
  await owner.call('POST', `/v1/workspace/groups/${group.id}/members/remove`, { email: editor.email });
  expect(await history()).toBe(403);
  await permitAll([]);
  expect(await history()).toBe(200);
});

it('what only admins may do is given by no group', async () => {
  const body = { permissions: ['workspace_write'] };
  expect(await owner.call('POST', '/v1/workspace/groups', { name: 'Bosses', ...body })).toMatchObject({
    status: 400,
  });
});

it('an invite leads into its groups', async () => {
  const group = await makeGroup({});
  const eve = await soloPerson(app);
  await accept(eve, await invitedBy(owner, eve.email, { group_ids: [group.id] }));
  expect((await listed())[group.id]?.members).toEqual([eve.actor.userId]);
});
