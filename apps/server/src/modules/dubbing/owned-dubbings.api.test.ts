import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { workspaceBlobs } from '../workspaces/memberships/index.ts';
import { csv, dub, ended, talk } from './test/dubbed.ts';

let app: TestApp;
let owner: Person;
let maker: Person;
let member: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  maker = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
});
afterAll(() => app?.close());

/** Two lines in Portuguese, made. */
async function made(person: Person): Promise<string> {
  const id = await dub(app, person, { file: talk(), csv_file: csv(), target_lang: 'pt', name: 'A talk' });
  expect((await ended(person, id)).error).toBeNull();
  return id;
}

const statusOf = async (person: Person, id: string): Promise<number> =>
  (await person.call('GET', `/v1/dubbing/${id}`)).status;
const owned = () => app.platform.extensions.at(ownedMaterial).find(({ name }) => name === 'dubbings')!;

it('[WSP-045] [WSP-087] is its maker’s own, and seen and changed by those it was shared with, as far as they may', async () => {
  const id = await made(maker);
  expect([await statusOf(maker, id), await statusOf(owner, id), await statusOf(member, id)]).toEqual([
    200, 200, 404,
  ]);
  const share = (by: Person, target: object) =>
    by.call('POST', `/v1/workspace/resources/${id}/share`, { resource_type: 'dubbing', ...target });
  const rename = async (by: Person) =>
    (await by.call('PATCH', `/v1/dubbing/${id}`, { name: `By ${by.email}` })).status;
  expect((await share(member, { role: 'viewer', user_email: member.email })).status).toBe(404);
  expect((await share(maker, { role: 'viewer', user_email: member.email })).status).toBe(200);
  const { body } = await member.call('GET', '/v1/dubbing?filter_by_creator=others');
  expect(body).toMatchObject({ dubs: [{ dubbing_id: id, is_creator: false, access_level: 'viewer' }] });
  expect([await statusOf(member, id), await rename(member)]).toEqual([200, 403]);
  const editor = await member.call('GET', `/v1/dubbing/${id}/editor/pt`);
  expect(editor.body).toMatchObject({ access_level: 'viewer' });
  const { revision } = editor.body as { revision: number };
  expect((await member.call('PATCH', `/v1/dubbing/${id}/editor/pt`, { revision })).status).toBe(403);
  const group = await owner.call('POST', '/v1/workspace/groups', {
    name: 'Editors',
    members_emails: [member.email],
  });
  const { group: editors } = group.body as { group: { id: string } };
  expect((await share(maker, { role: 'editor', group_id: editors.id })).status).toBe(200);
  expect(await rename(member)).toBe(200);
  expect((await member.call('DELETE', `/v1/dubbing/${id}`)).status).toBe(403);
  const unshare = (target: object) =>
    maker.call('POST', `/v1/workspace/resources/${id}/unshare`, { resource_type: 'dubbing', ...target });
  await unshare({ user_email: member.email });
  await unshare({ group_id: editors.id });
  expect(await statusOf(member, id)).toBe(404);
});

it('goes into the export of a person’s data: what it says, the source, and each language as it was made', async () => {
  const id = await made(maker);
  const { db } = app.platform;
  expect(await owned().count(db, maker.actor)).toBe(1);
  const files = new Map<string, Buffer>();
  for await (const { path, body } of owned().exportFiles(app.platform, maker.actor))
    files.set(path, body instanceof Uint8Array ? Buffer.from(body) : await buffer(body));
  expect([...files.keys()]).toEqual([`${id}.json`, `${id}/source.wav`, `${id}/pt.mp3`]);
  expect(files.get(`${id}/source.wav`)!.length).toBe(talk().size);
  expect(JSON.parse(String(files.get(`${id}.json`)))).toMatchObject({
    lines: [{ text: 'Good morning', translations: { pt: 'Bom dia' } }, {}],
  });
  expect(await owned().count(db, member.actor)).toBe(0);
});

it('is erased with its maker, with all that was made of it; what others made stays', async () => {
  const [gone, kept] = [await made(maker), await made(owner)];
  const { db, blobs, extensions } = app.platform;
  const listed = async () => {
    const { workspaceId } = owner.actor;
    const all = extensions.at(workspaceBlobs).map((list) => list(app.platform, db, workspaceId));
    return (await Promise.all(all)).flat();
  };
  const before = await listed();
  await owned().erase(app.platform, maker.actor);
  await owned().erase(app.platform, maker.actor);
  expect([await statusOf(owner, gone), await statusOf(owner, kept)]).toEqual([404, 200]);
  const after = await listed();
  expect(after.length).toBeLessThan(before.length);
  for (const key of before) expect((await blobs.size(key)) === undefined, key).toBe(!after.includes(key));
});

it('one that is being made is erased too, and gives back what was held', async () => {
  const id = await dub(app, maker, { file: talk(), csv_file: csv(), target_lang: 'pt' });
  await owned().erase(app.platform, maker.actor);
  expect(await statusOf(owner, id)).toBe(404);
  const { rows } = await app.platform.db.$client.query(
    'select coalesce(sum(reserved), 0)::int as reserved from credit_accounts where workspace_id = $1',
    [maker.actor.workspaceId],
  );
  expect(rows).toEqual([{ reserved: 0 }]);
});

it('moves to another workspace with who leaves, and is handed over to who stays', async () => {
  const id = await made(maker);
  const host = await soloPerson(app, 'enterprise');
  const { db } = app.platform;
  await db.transaction((transaction) => owned().move(transaction, maker.actor, host.actor.workspaceId));
  expect([await statusOf(owner, id), await statusOf(host, id)]).toEqual([404, 200]);
  const editor = await host.call('GET', `/v1/dubbing/${id}/editor/pt`);
  expect(editor.body).toMatchObject({ lines: [{ text: 'Bom dia' }, {}] });
  const moved = { userId: maker.actor.userId, workspaceId: host.actor.workspaceId };
  await db.transaction((transaction) => owned().handOver(transaction, moved, host.actor.userId));
  expect(await owned().count(db, host.actor)).toBe(1);
});
