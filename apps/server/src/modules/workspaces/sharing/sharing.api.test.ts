import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { voices } from '../../voices/registry/voices.tables.ts';

let app: TestApp;
let owner: Person;
let maker: Person;
let member: Person;
let voiceId: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  maker = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  voiceId = await makeVoice(maker);
});
afterAll(() => app.close());

async function makeVoice({ actor }: Person): Promise<string> {
  const { db } = app.platform;
  const [like] = await db.select().from(voices).limit(1);
  const id = newId();
  const { workspaceId, userId: creatorUserId } = actor;
  await db
    .insert(voices)
    .values({ ...like!, id, workspaceId, creatorUserId, name: 'Echo', category: 'cloned' });
  return id;
}

async function sees(person: Person): Promise<boolean> {
  const listed = (await person.call('GET', '/v1/voices')).body as { voices: { voice_id: string }[] };
  const isListed = listed.voices.some((voice) => voice.voice_id === voiceId);
  expect((await person.call('GET', `/v1/voices/${voiceId}`)).status).toBe(isListed ? 200 : 404);
  return isListed;
}
const path = (verb = '') => `/v1/workspace/resources/${voiceId}${verb}`;
const share = (by: Person, target: object, role = 'viewer') =>
  by.call('POST', path('/share'), { resource_type: 'voice', role, ...target });
const unshare = (by: Person, target: object) =>
  by.call('POST', path('/unshare'), { resource_type: 'voice', ...target });

it('[WSP-087] a voice is seen by its maker and admins, not by other members', async () => {
  expect([await sees(maker), await sees(owner), await sees(member)]).toEqual([true, true, false]);
});

it('[WSP-045] [WSP-065] shared with a group its members see it; unshared it is gone', async () => {
  const made = await owner.call('POST', '/v1/workspace/groups', {
    name: 'Ears',
    members_emails: [member.email],
  });
  const { group } = made.body as { group: { id: string } };
  expect(await share(maker, { group_id: group.id })).toMatchObject({ status: 200 });
  expect(await sees(member)).toBe(true);
  const answer = await maker.call('GET', `${path()}?resource_type=voice`);
  expect(answer.body).toMatchObject({
    resource_id: voiceId,
    resource_name: 'Echo',
    creator_user_id: maker.actor.userId,
    role_to_group_ids: { viewer: [group.id] },
    share_options: expect.arrayContaining([{ id: member.actor.userId, name: member.email, type: 'user' }]),
  });
  expect(await unshare(maker, { group_id: group.id })).toMatchObject({ status: 200 });
  expect(await sees(member)).toBe(false);
});

it('is shared with one person and with everybody', async () => {
  await share(maker, { user_email: member.email });
  expect(await sees(member)).toBe(true);
  await unshare(maker, { user_email: member.email });
  expect(await sees(member)).toBe(false);
  await share(owner, { group_id: 'default' });
  expect(await sees(member)).toBe(true);
});

it('what was shared ends with whom it was shared: a group, a member, a service account', async () => {
  const group = { name: 'Ears', members_emails: [member.email] };
  const { group: ears } = (await owner.call('POST', '/v1/workspace/groups', group)).body as {
    group: { id: string };
  };
  const robot = (await owner.call('POST', '/v1/service-accounts', { name: 'Robot' })).body as {
    'service-account-user-id': string;
  };
  const robotId = robot['service-account-user-id'];
  await share(maker, { group_id: ears.id });
  await share(maker, { user_email: member.email });
  await share(maker, { user_email: `${robotId.toLowerCase()}@service-account.invalid` });
  const sharedWith = async () =>
    ((await maker.call('GET', `${path()}?resource_type=voice`)).body as { role_to_group_ids: object })
      .role_to_group_ids;
  const [memberId, none] = [member.actor.userId, {}];
  expect(await sharedWith()).toEqual({ viewer: expect.arrayContaining([ears.id, memberId, robotId]) });

  await owner.call('DELETE', `/v1/workspace/groups/${ears.id}`);
  expect(await sharedWith()).toEqual({ viewer: expect.not.arrayContaining([ears.id]) });
  await owner.call('DELETE', `/v1/workspace/members/${memberId}`);
  expect(await sharedWith()).toEqual({ viewer: [robotId] });
  await owner.call('DELETE', `/v1/service-accounts/${robotId}`);
  expect(await sharedWith()).toEqual(none);
});

it('is shared on by those who have the role admin on it, and a second share replaces the first', async () => {
  expect(await share(member, { group_id: 'default' })).toMatchObject({
    status: 404,
    code: 'resource_not_found',
  });
  await share(maker, { user_email: member.email }, 'editor');
  expect(await share(member, { group_id: 'default' })).toMatchObject({
    status: 403,
    code: 'permission_denied',
  });
  await share(maker, { user_email: member.email }, 'admin');
  expect(await share(member, { group_id: 'default' })).toMatchObject({ status: 200 });
});

it('a share says what may be done with the voice', async () => {
  const voice = async () => (await member.call('GET', `/v1/voices/${voiceId}`)).body;
  const edit = () => member.call('POST', `/v1/voices/${voiceId}/settings/edit`, { speed: 1.1 });
  await share(maker, { group_id: 'default' });
  expect(await voice()).toMatchObject({ is_owner: false, permission_on_resource: 'viewer' });
  expect(await edit()).toMatchObject({ status: 403, code: 'permission_denied' });
  await share(maker, { user_email: member.email }, 'editor');
  expect(await voice()).toMatchObject({ is_owner: false, permission_on_resource: 'editor' });
  expect(await edit()).toMatchObject({ status: 200 });
  const own = (await maker.call('GET', `/v1/voices/${voiceId}`)).body;
  expect(own).toMatchObject({ is_owner: true, permission_on_resource: 'admin' });
});

it('[WSP-042] who only views the workspace has no more than that on any voice, not on an own one either', async () => {
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  await share(maker, { user_email: viewer.email }, 'admin');
  const own = await makeVoice(viewer);
  for (const [id, isOwner] of [
    [voiceId, false],
    [own, true],
  ] as const) {
    const { body } = await viewer.call('GET', `/v1/voices/${id}`);
    expect(body).toMatchObject({ is_owner: isOwner, permission_on_resource: 'viewer' });
    expect(await viewer.call('DELETE', `/v1/voices/${id}`)).toMatchObject({ status: 403 });
  }
});

it('goes to nobody outside, and nobody outside shares it', async () => {
  const neighbor = await soloPerson(app, 'enterprise');
  expect(await share(maker, { user_email: neighbor.email })).toMatchObject({ code: 'member_not_found' });
  expect(await share(neighbor, { group_id: 'default' })).toMatchObject({ code: 'resource_not_found' });
  expect(await share(maker, { workspace_api_key_id: 'nothing' })).toMatchObject({
    code: 'api_key_not_found',
  });
  expect(await share(maker, { group_id: 'default', user_email: member.email })).toMatchObject({
    status: 422,
  });
});
