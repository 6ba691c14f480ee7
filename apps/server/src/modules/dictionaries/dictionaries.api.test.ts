import type { PronunciationDictionary } from '@mynah/contract/dictionaries/pronunciation-dictionaries';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { ownedDictionaries } from './owned-dictionaries.ts';

let app: TestApp;
let owner: Person;
const path = '/v1/pronunciation-dictionaries';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

interface Added {
  id: string;
  version_id: string;
  version_rules_num: number;
}
const alias = (find: string, to: string, where: object = {}) => ({
  ...{ type: 'alias', string_to_replace: find, alias: to },
  ...where,
});
const shown = (rule: object) => ({ case_sensitive: true, word_boundaries: true, ...rule });
const phoneme = (find: string, ph: string, alphabet = 'ipa') => ({
  ...{ type: 'phoneme', string_to_replace: find, phoneme: ph, alphabet },
});

async function make(person: Person, rules: object[] = [alias('Mynah', 'my nah')], more: object = {}) {
  const { status, body } = await person.call('POST', `${path}/add-from-rules`, {
    name: 'Names',
    rules,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Added;
}
const get = async (person: Person, id: string) =>
  (await person.call('GET', `${path}/${id}`)).body as PronunciationDictionary & { rules: object[] };
const list = async (person: Person, query = '') =>
  (await person.call('GET', `${path}?${query}`)).body as {
    pronunciation_dictionaries: PronunciationDictionary[];
    next_cursor: string | null;
    has_more: boolean;
  };
const upload = (person: Person, file: string | Blob, name = 'From a file') => {
  const form = new FormData();
  form.set('name', name);
  form.set('file', typeof file === 'string' ? new Blob([file]) : file, 'names.pls');
  return app.fetch(`${path}/add-from-file`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
};
const download = async (person: Person, { id, version_id }: Added) => {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  return app.fetch(`${path}/${id}/${version_id}/download`, { headers });
};

test('[PRN-002] [PRN-003] [PRN-004] is created, read, listed, renamed, archived, restored and deleted', async () => {
  const rules = [alias('Mynah', 'my nah', { case_sensitive: false }), phoneme('tomato', 'təˈmɑːtəʊ', 'IPA')];
  const made = await make(owner, rules, { description: 'Of the book' });
  expect(made).toMatchObject({ name: 'Names', version_rules_num: 2, permission_on_resource: 'admin' });
  expect(await get(owner, made.id)).toMatchObject({
    id: made.id,
    latest_version_id: made.version_id,
    latest_version_rules_num: 2,
    description: 'Of the book',
    created_by: owner.actor.userId,
    archived_time_unix: null,
    rules: [shown(rules[0]!), shown({ ...rules[1], alphabet: 'ipa' })],
  });
  const one = `${path}/${made.id}`;
  expect((await owner.call('PATCH', one, { name: 'People', archived: true })).body).toMatchObject({
    name: 'People',
    latest_version_id: made.version_id,
    archived_time_unix: expect.any(Number),
  });
  expect((await list(owner, 'include_archived=false')).pronunciation_dictionaries).toEqual([]);
  expect((await list(owner)).pronunciation_dictionaries).toMatchObject([{ id: made.id }]);
  await owner.call('PATCH', one, { archived: false });
  expect(await get(owner, made.id)).toMatchObject({ name: 'People', archived_time_unix: null });
  expect((await owner.call('DELETE', one)).status).toBe(200);
  expect(await owner.call('GET', one)).toMatchObject({
    status: 404,
    code: 'pronunciation_dictionary_not_found',
  });
});

test('every change of rules makes a version, and versions never change', async () => {
  const first = await make(owner, [alias('a', '1'), alias('b', '2')]);
  const one = `${path}/${first.id}`;
  const added = await owner.call('POST', `${one}/add-rules`, { rules: [alias('c', '3'), alias('a', 'one')] });
  expect(added).toMatchObject({ status: 200, body: { id: first.id, version_rules_num: 3 } });
  expect((await get(owner, first.id)).rules).toMatchObject([
    { alias: 'one' },
    { alias: '2' },
    { alias: '3' },
  ]);
  const removed = await owner.call('POST', `${one}/remove-rules`, { rule_strings: ['b', 'zzz'] });
  const set = await owner.call('POST', `${one}/set-rules`, { rules: [alias('d', '4')] });
  const ids = [first, ...[added, removed, set].map(({ body }) => body as Added)].map(
    (each) => each.version_id,
  );
  expect(new Set(ids).size).toBe(4);
  expect(await get(owner, first.id)).toMatchObject({ latest_version_id: ids[3], rules: [{ alias: '4' }] });
  expect(await (await download(owner, first)).text()).toContain('<alias>2</alias>');
  // nothing changes, so nothing is made
  expect((await owner.call('POST', `${one}/set-rules`, { rules: [alias('d', '4')] })).body).toMatchObject({
    version_id: ids[3],
  });
  const versions = async (query: string) =>
    (await owner.call('GET', `${one}/versions?${query}`)).body as {
      versions: { version_id: string; number: number; version_rules_num: number }[];
      has_more: boolean;
    };
  const newest = await versions('page_size=3');
  expect(newest.versions.map(({ number }) => number)).toEqual([4, 3, 2]);
  expect(newest).toMatchObject({
    has_more: true,
    versions: [{ version_id: ids[3], version_rules_num: 1 }, {}, {}],
  });
  expect(await versions('before=2')).toMatchObject({ has_more: false, versions: [{ version_id: ids[0] }] });
  expect((await owner.call('GET', `${one}/versions/${ids[0]}`)).body).toEqual({
    rules: [shown(alias('a', '1')), shown(alias('b', '2'))],
  });
  const strange = await owner.call('GET', `${one}/versions/nothing`);
  expect(strange).toMatchObject({ status: 404, code: 'pronunciation_dictionary_version_not_found' });
  const stale = { rules: [], expected_version_id: ids[0] };
  expect(await owner.call('POST', `${one}/set-rules`, stale)).toMatchObject({ code: 'version_mismatch' });
});

test('comes from a file and goes into one, byte for byte the same', async () => {
  const made = await make(owner, [
    alias('R&D', 'are & dee', { word_boundaries: false }),
    phoneme('Zoë', 'ˈzoʊi'),
  ]);
  const answer = await download(owner, made);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Names.pls"');
  const file = await answer.text();
  const again = (await (await upload(owner, file)).json()) as Added;
  expect(again).toMatchObject({ name: 'From a file', version_rules_num: 2 });
  expect(await (await download(owner, again)).text()).toBe(file);
  expect(await (await download(owner, { ...again, version_id: made.version_id })).json()).toMatchObject({
    detail: { status: 'pronunciation_dictionary_version_not_found' },
  });
});

test.each([
  ['entities', '<!DOCTYPE l [<!ENTITY a "b">]><lexicon/>', 400, 'invalid_lexicon'],
  ['a million lines', '<lexeme>\n'.repeat(1_000_000), 413, 'upload_file_size_exceeded'],
])('refuses a file with %s', async (_, file, status, code) => {
  const answer = await upload(owner, file);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({
    detail: { status: code, message: expect.stringMatching(/^[^.]+\.$/) },
  });
});

test.each([
  ['nothing to find', alias(' ', 'b')],
  ['nothing to say', alias('a', '')],
  ['another alphabet', phoneme('a', 'a', 'x-sampa')],
  ['another type', { ...alias('a', 'b'), type: 'sound' }],
])('refuses a rule with %s', async (_, rule) => {
  expect((await owner.call('POST', `${path}/add-from-rules`, { name: 'x', rules: [rule] })).status).toBe(422);
});

test('lists page by page, by name or by age, and finds a part of a name', async () => {
  for (const name of ['beta', 'Alpha', 'gamma']) {
    await make(owner, [], { name });
    app.clock.advance(1000);
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      owner,
      `page_size=1&sort=name&sort_direction=ascending${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...page.pronunciation_dictionaries.map(({ name }) => name));
    expect(page.has_more).toBe(page.next_cursor !== null);
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(['Alpha', 'beta', 'gamma']);
  const names = async (query: string) =>
    (await list(owner, query)).pronunciation_dictionaries.map(({ name }) => name);
  expect(await names('')).toEqual(['gamma', 'Alpha', 'beta']);
  expect(await names('search=ET')).toEqual(['beta']);
});

test('members see their own and what was shared with them; other workspaces see nothing', async () => {
  const made = await make(owner);
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  const stranger = await soloPerson(app);
  const one = `${path}/${made.id}`;
  for (const person of [editor, stranger]) {
    expect((await list(person)).pronunciation_dictionaries).toEqual([]);
    for (const [method, end] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', `/${made.version_id}/download`],
    ] as const)
      expect(await person.call(method, one + end)).toMatchObject({
        code: 'pronunciation_dictionary_not_found',
      });
    expect(await person.call('POST', `${one}/set-rules`, { rules: [] })).toMatchObject({ status: 404 });
  }
  const open = await make(owner, [], { name: 'Open', workspace_access: 'editor' });
  expect(await get(editor, open.id)).toMatchObject({ permission_on_resource: 'editor' });
  expect(await get(viewer, open.id)).toMatchObject({ permission_on_resource: 'viewer' });
  expect(
    (await editor.call('POST', `${path}/${open.id}/add-rules`, { rules: [alias('a', 'b')] })).status,
  ).toBe(200);
  expect(await editor.call('DELETE', `${path}/${open.id}`)).toMatchObject({ code: 'permission_denied' });
  expect((await viewer.call('POST', `${path}/${open.id}/add-rules`, { rules: [] })).status).toBe(403);
  const share = { role: 'viewer', user_email: editor.email, resource_type: 'pronunciation_dictionary' };
  expect((await owner.call('POST', `/v1/workspace/resources/${made.id}/share`, share)).status).toBe(200);
  expect(await get(editor, made.id)).toMatchObject({ permission_on_resource: 'viewer' });
  expect(await editor.call('PATCH', one, { name: 'Mine' })).toMatchObject({ code: 'permission_denied' });
});

test('takes five thousand rules, and no more than stated', async () => {
  const rules = Array.from({ length: 5000 }, (_, index) => alias(`name${index}`, `nome ${index}`));
  const made = await make(owner, rules);
  expect((await get(owner, made.id)).rules).toHaveLength(5000);
  const more = rules.map((rule) => ({ ...rule, string_to_replace: `x${rule.string_to_replace}` }));
  await owner.call('POST', `${path}/${made.id}/add-rules`, { rules: more });
  expect(
    await owner.call('POST', `${path}/${made.id}/add-rules`, { rules: [alias('one more', 'x')] }),
  ).toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
});

test('what a person made is counted, exported, handed over, moved with them and erased', async () => {
  const made = await make(owner);
  const heir = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const elsewhere = await soloPerson(app, 'enterprise');
  await owner.call('PUT', '/v1/workspace/update-workspace', {
    pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: made.id, version_id: null }],
  });
  const { platform } = app;
  const files: string[] = [];
  for await (const { path, body } of ownedDictionaries.exportFiles(platform, owner.actor))
    files.push(path, new TextDecoder().decode(body as Uint8Array));
  expect(files).toEqual([`${made.id}.pls`, expect.stringContaining('<alias>my nah</alias>')]);
  await platform.db.transaction((tx) => ownedDictionaries.handOver(tx, owner.actor, heir.actor.userId));
  expect(await get(heir, made.id)).toMatchObject({ created_by: heir.actor.userId });
  const { workspaceId } = elsewhere.actor;
  await platform.db.transaction((tx) => ownedDictionaries.move(tx, heir.actor, workspaceId));
  expect((await get(elsewhere, made.id)).rules).toHaveLength(1);
  const left = await owner.call('GET', '/v1/workspace');
  expect(left.body).toMatchObject({ pronunciation_dictionary_locators: [] });
  const moved = { userId: heir.actor.userId, workspaceId };
  expect(await ownedDictionaries.count(platform.db, moved)).toBe(1);
  await ownedDictionaries.erase(platform, moved);
  expect(await ownedDictionaries.count(platform.db, moved)).toBe(0);
});

test('proposes what the engines say for a word', async () => {
  const { body } = await owner.call('POST', `${path}/proposals`, { text: 'Mynah', language: 'en' });
  expect((body as { proposals: object[] }).proposals[0]).toEqual({ language: 'en', ipa: 'mynah-en' });
});

describe('spoken', () => {
  const voices = async (person: Person) =>
    ((await person.call('GET', '/v2/voices?page_size=1')).body as { voices: { voice_id: string }[] })
      .voices[0]!;
  const locator = ({ id, version_id }: Added, isPinned = false) => ({
    pronunciation_dictionary_id: id,
    version_id: isPinned ? version_id : null,
  });
  async function said(person: Person, text: string, locators?: object[]) {
    const { voice_id } = await voices(person);
    const answer = await app.fetch(`/v1/text-to-speech/${voice_id}/with-timestamps`, {
      method: 'POST',
      json: { text, ...(locators && { pronunciation_dictionary_locators: locators }) },
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    const body = (await answer.json()) as {
      alignment: { characters: string[]; character_start_times_seconds: number[] };
      normalized_alignment: { characters: string[] };
      detail?: { status: string };
    };
    return {
      status: answer.status,
      code: body.detail?.status,
      written: body.alignment?.characters.join(''),
      times: body.alignment?.character_start_times_seconds,
      text: body.normalized_alignment?.characters.join(''),
      warnings: answer.headers.get('x-mynah-warnings'),
    };
  }

  test('[PRN-001] an alias changes the spoken word, and times point to the written one', async () => {
    const made = await make(owner);
    const spoken = await said(owner, 'Meet Mynah today.', [locator(made)]);
    expect(spoken).toMatchObject({ status: 200, written: 'Meet Mynah today.', text: 'Meet my nah today.' });
    expect(spoken.times).toEqual(spoken.times.toSorted((a, b) => a - b));
  });

  test('[STU-027] up to three, at the latest version or a named one; the first that finds the word wins', async () => {
    const first = await make(owner, [alias('cat', 'one')]);
    const second = await make(owner, [alias('cat', 'two'), alias('dog', 'three')]);
    const both = [locator(first, true), locator(second)];
    expect(await said(owner, 'cat dog', both)).toMatchObject({ text: 'one three' });
    expect(await said(owner, 'cat dog', both.toReversed())).toMatchObject({ text: 'two three' });
    await owner.call('POST', `${path}/${first.id}/set-rules`, { rules: [alias('cat', 'newest')] });
    expect(await said(owner, 'cat dog', both)).toMatchObject({ text: 'one three' });
    expect(await said(owner, 'cat dog', [locator(first)])).toMatchObject({ text: 'newest dog' });
    expect((await said(owner, 'x', Array(4).fill(locator(first)))).status).toBe(422);
  });

  test('what the caller does not have is not found', async () => {
    const made = await make(owner);
    const stranger = await soloPerson(app);
    const member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
    for (const person of [stranger, member])
      expect(await said(person, 'Hi', [locator(made)])).toMatchObject({
        status: 404,
        code: 'pronunciation_dictionary_not_found',
      });
    expect(await said(owner, 'Hi', [{ ...locator(made), version_id: 'nothing' }])).toMatchObject({
      status: 404,
      code: 'pronunciation_dictionary_version_not_found',
    });
  });

  test('an engine that takes no phonemes says so', async () => {
    const made = await make(owner, [phoneme('Zoë', 'ˈzoʊi')]);
    const { text, warnings } = await said(owner, 'Hi Zoë.', [locator(made)]);
    expect({ text, warnings }).toMatchObject({
      text: 'Hi Zoë.',
      warnings: expect.stringContaining('phonemes_not_supported_by_voice'),
    });
  });

  test('[PRN-005] [PRN-006] the workspace’s own list is applied to all that is spoken, after the call’s', async () => {
    const made = await make(owner, [alias('cat', 'workspace'), alias('dog', 'hound')]);
    const ofCall = await make(owner, [alias('cat', 'call')]);
    const update = (locators: object[]) =>
      owner.call('PUT', '/v1/workspace/update-workspace', { pronunciation_dictionary_locators: locators });
    const listed = [locator(made, true)];
    expect((await update(listed)).body).toMatchObject({ pronunciation_dictionary_locators: listed });
    const member = await joinedPerson(app, owner.actor.workspaceId, 'editor');
    expect(await said(member, 'cat dog')).toMatchObject({ text: 'workspace hound' });
    expect(await said(owner, 'cat dog', [locator(ofCall)])).toMatchObject({ text: 'call hound' });

    const stranger = await soloPerson(app, 'enterprise');
    const theirs = await make(stranger);
    for (const wrong of [locator(theirs), { ...locator(made), version_id: 'nothing' }])
      expect((await update([wrong])).status).toBe(404);
    await owner.call('DELETE', `${path}/${made.id}`);
    expect((await owner.call('GET', '/v1/workspace')).body).toMatchObject({
      pronunciation_dictionary_locators: [],
    });
    expect(await said(member, 'cat dog')).toMatchObject({ text: 'cat dog' });
  });

  test('a dialogue follows the rules too', async () => {
    const made = await make(owner);
    const { voice_id } = await voices(owner);
    const answer = await app.fetch('/v1/text-to-dialogue/with-timestamps', {
      json: {
        inputs: [{ text: 'Mynah!', voice_id }],
        pronunciation_dictionary_locators: [locator(made)],
      },
      method: 'POST',
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    const body = (await answer.json()) as { normalized_alignment: { characters: string[] } };
    expect(body.normalized_alignment.characters.join('')).toContain('my nah');
  });
});
