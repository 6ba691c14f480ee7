import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import type { Voice } from '@mynah/contract/voices/voices';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let voice: Voice;
const path = '/v1/voices/collections';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  voice = ((await owner.call('GET', '/v2/voices?page_size=1')).body as { voices: Voice[] }).voices[0]!;
});
afterAll(() => app.close());

const make = async (person: Person, title = 'Narrators') =>
  (await person.call('POST', path, { title, icon: 'book' })).body as VoiceCollection;
const list = async (person: Person) =>
  ((await person.call('GET', path)).body as { collections: VoiceCollection[] }).collections;
const voicesIn = async (person: Person, collectionId: string) =>
  ((await person.call('GET', `/v2/voices?collection_id=${collectionId}`)).body as { voices: Voice[] }).voices;

it('[VOI-042] [VOI-048] a collection is made, filled, renamed, emptied and deleted', async () => {
  const made = await make(owner);
  expect(made).toMatchObject({
    title: 'Narrators',
    icon: 'book',
    permission_on_resource: 'admin',
    voice_count: 0,
  });
  const one = `${path}/${made.collection_id}`;
  const added = await owner.call('POST', `${one}/voice/${voice.voice_id}`);
  expect(added).toMatchObject({
    status: 200,
    body: { collection_id: made.collection_id, voice_id: voice.voice_id },
  });
  await owner.call('POST', `${one}/voice/${voice.voice_id}`);
  expect((await owner.call('GET', one)).body).toMatchObject({ voice_count: 1 });

  expect((await voicesIn(owner, made.collection_id)).map(({ voice_id }) => voice_id)).toEqual([
    voice.voice_id,
  ]);
  const answer = (await owner.call('GET', `/v1/voices/${voice.voice_id}`)).body as Voice;
  expect(answer.collection_ids).toEqual([made.collection_id]);

  expect((await owner.call('PATCH', one, { title: 'Readers' })).body).toMatchObject({
    title: 'Readers',
    icon: 'book',
  });
  await owner.call('DELETE', `${one}/voice/${voice.voice_id}`);
  expect(await voicesIn(owner, made.collection_id)).toEqual([]);
  expect((await owner.call('DELETE', one)).body).toEqual({ collection_id: made.collection_id });
  expect(await list(owner)).toEqual([]);
});

it('members see their own and what was shared with them; other workspaces see nothing', async () => {
  const made = await make(owner);
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const stranger = await soloPerson(app);
  const one = `${path}/${made.collection_id}`;
  for (const person of [editor, stranger]) {
    expect(await list(person)).toEqual([]);
    expect(await person.call('GET', one)).toMatchObject({ status: 404, code: 'voice_collection_not_found' });
    expect(await person.call('DELETE', one)).toMatchObject({ status: 404 });
    expect(await person.call('POST', `${one}/voice/${voice.voice_id}`)).toMatchObject({ status: 404 });
  }
  const share = {
    role: 'viewer',
    user_email: editor.email,
    resource_type: 'voice_collection',
  };
  const shared = await owner.call('POST', `/v1/workspace/resources/${made.collection_id}/share`, share);
  expect(shared.status).toBe(200);
  expect(await list(editor)).toMatchObject([{ permission_on_resource: 'viewer' }]);
  expect(await editor.call('PATCH', one, { title: 'Mine' })).toMatchObject({
    status: 403,
    code: 'permission_denied',
  });
});

it('takes in only what is a voice, and refuses names that are none', async () => {
  const { collection_id } = await make(owner);
  expect(await owner.call('POST', `${path}/${collection_id}/voice/nobody`)).toMatchObject({
    status: 404,
    code: 'voice_not_found',
  });
  expect((await owner.call('POST', path, { title: ' ' })).status).toBe(422);
  expect((await owner.call('POST', path, { title: 'x'.repeat(101) })).status).toBe(422);
});
