import type { Comment } from '@mynah/contract/studio/comments';
import type { BlockChange, EditorChapter } from '@mynah/contract/studio/editing';
import type { Project } from '@mynah/contract/studio/projects';
import type { FoundChapter, ReplacedChapter } from '@mynah/contract/studio/replacing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let voiceId: string;
let project: string;
let chapters: string[];

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const { body } = await owner.call('GET', '/v2/voices?page_size=1');
  voiceId = (body as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
  const said = (text: string) => ({ nodes: [{ type: 'tts_node', text, voice_id: voiceId }] });
  const content = [
    { name: 'One', blocks: [said('First.'), said('Second.'), said('Third.')] },
    { name: 'Two', blocks: [said('Elsewhere.')] },
  ];
  const answer = await app.fetch('/v1/studio/projects', {
    method: 'POST',
    body: formOf({ name: 'A book', from_content_json: JSON.stringify(content) }),
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  const made = ((await answer.json()) as { project: Project }).project;
  project = `/v1/studio/projects/${made.project_id}`;
  chapters = made.chapters_order;
});
afterAll(() => app.close());

const at = (chapter = chapters[0]) => `${project}/chapters/${chapter}`;
const load = async (chapter = chapters[0]) =>
  (await owner.call('GET', `${at(chapter)}/blocks`)).body as EditorChapter;
const texts = ({ blocks }: Pick<EditorChapter, 'blocks'>) =>
  blocks.map(({ nodes }) => nodes.map(({ text }) => text).join(''));
const put = (block_id: string, after_block_id: string | null, text: string, more: object = {}) =>
  ({
    op: 'put',
    block_id,
    after_block_id,
    sub_type: 'p',
    nodes: [{ text, voice_id: voiceId }],
    ...more,
  }) as BlockChange;
const change = (revision: number, changes: BlockChange[], person = owner) =>
  person.call('POST', `${at()}/changes`, { revision, changes });

it('[STU-005] [STU-008] blocks are written, added, moved and taken away, and the revision counts it', async () => {
  const before = await load();
  expect(before).toMatchObject({ name: 'One', is_muted: false, revision: 0 });
  expect(before.blocks[0]).toMatchObject({
    is_locked: false,
    delivery: null,
    take: { state: 'none', take_id: null, duration_ms: null, error: null },
    nodes: [{ text: 'First.', voice_id: voiceId, project_voice_ref_id: null }],
  });
  const [first, second, third] = before.blocks.map(({ block_id }) => block_id) as [string, string, string];
  const changed = await change(0, [
    put(first, null, 'First, again.', { delivery: { speed: 1.1 }, sub_type: 'h2' }),
    put('made-by-the-client', first, 'New.'),
    put(third, null, 'Third.'),
    { op: 'remove', block_id: second },
  ]);
  expect(changed.status).toBe(200);
  const { revision, blocks } = changed.body as EditorChapter;
  expect(revision).toBe(1);
  expect(texts({ blocks })).toEqual(['Third.', 'First, again.', 'New.']);
  const after = await load();
  expect(after.revision).toBe(1);
  expect(after.blocks).toEqual(blocks);
  expect(after.blocks[1]).toMatchObject({ sub_type: 'h2', delivery: { speed: 1.1 } });
});

it('[STU-008] who did not see a change does not write over it, and browsers hear of it', async () => {
  const [first] = (await load()).blocks;
  const leaving = new AbortController();
  const events = await app.platform.events.subscribe(owner.actor.workspaceId, { signal: leaving.signal });
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'admin');
  expect((await change(0, [put(first!.block_id, null, 'Mine.')], editor)).status).toBe(200);
  expect(await change(0, [put(first!.block_id, null, 'Yours.')])).toMatchObject({
    status: 409,
    code: 'chapter_changed',
    body: { detail: { revision: 1 } },
  });
  expect(texts(await load())[0]).toBe('Mine.');
  for await (const { name, payload } of events) {
    expect({ name, payload }).toMatchObject({
      name: 'chapter.changed',
      payload: { chapter_id: chapters[0], revision: 1 },
    });
    break;
  }
  leaving.abort();
  const both = await Promise.all([1, 1].map((revision) => change(revision, [put('new', null, 'Once.')])));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a locked block is moved and unlocked, and nothing else', async () => {
  const [first, second] = (await load()).blocks.map(({ block_id }) => block_id) as [string, string];
  await change(0, [put(first, null, 'First.', { is_locked: true })]);
  for (const changes of [
    [put(first, null, 'Else.')],
    [put(first, null, 'First.', { delivery: { speed: 1.2 } })],
    [{ op: 'remove', block_id: first } as BlockChange],
    [put(second, null, 'Not kept either.'), put(first, null, 'Else.', { is_locked: true })],
  ])
    expect(await change(1, changes)).toMatchObject({ status: 409, code: 'block_locked' });
  expect(await load()).toMatchObject({ revision: 1 });
  const moved = await change(1, [put(first, second, 'First.')]);
  expect(moved.body).toMatchObject({ blocks: [{ is_locked: true }] });
  expect((await change(2, [put(first, null, 'Else.', { is_locked: false })])).status).toBe(200);
  expect(texts(await load())).toEqual(['Else.', 'Second.', 'Third.']);
});

it('refuses what is no place, no voice, too much and somebody else’s block, and changes nothing', async () => {
  const before = await load();
  const [elsewhere] = (await load(chapters[1])).blocks;
  const long = 'x'.repeat(6_000);
  const twoLong = [1, 2].map(() => ({ text: long, voice_id: voiceId }));
  const refused: [BlockChange, number, string][] = [
    [put('new', 'nowhere', 'Hi.'), 422, ''],
    [put('new', 'new', 'Hi.'), 422, ''],
    [put(elsewhere!.block_id, null, 'Taken over.'), 422, ''],
    [put('new', null, 'Hi.', { nodes: twoLong }), 422, ''],
    [put('new', null, 'Hi.', { nodes: [{ text: 'Hi.', voice_id: 'nobody' }] }), 404, 'voice_not_found'],
  ];
  for (const [one, status, code] of refused) {
    const answer = await change(0, [put(before.blocks[0]!.block_id, null, 'Changed.'), one]);
    expect(answer.status).toBe(status);
    if (code) expect(answer.code).toBe(code);
  }
  expect(await load()).toEqual(before);
  expect(texts(await load(chapters[1]))).toEqual(['Elsewhere.']);
  const full = Array.from({ length: 5_000 }, (_, index) =>
    put(`b${index}`, index ? `b${index - 1}` : null, '.'),
  );
  expect((await change(0, full)).status).toBe(422);
});

it('a chapter of 4,900 blocks: one change writes one row', async () => {
  const id = (index: number) => `${chapters[0]}-${index}`;
  const many = Array.from({ length: 4_900 }, (_, at) => put(id(at), at > 0 ? id(at - 1) : null, 'A.'));
  expect((await change(0, many)).status).toBe(200);
  expect((await change(1, [put('between-two', id(2_000), 'New.')])).status).toBe(200);
  const { rows } = await app.platform.db.$client.query(
    `select b.id from studio_blocks b join studio_chapters c on c.id = b.chapter_id
      where c.id = $1 and b.xmin::text = c.xmin::text`,
    [chapters[0]],
  );
  expect(rows).toEqual([{ id: 'between-two' }]);
  const { blocks } = await load();
  expect(blocks.findIndex(({ block_id }) => block_id === 'between-two')).toBe(2_001);
});

it('[STU-010] chapters are muted and moved', async () => {
  const [one, two] = chapters as [string, string];
  expect((await owner.call('POST', `${at(two)}/mute`, { is_muted: true })).body).toEqual({ status: 'ok' });
  expect((await load(two)).is_muted).toBe(true);
  expect((await owner.call('GET', `${project}/muted-tracks`)).body).toEqual({ chapter_ids: [two] });
  expect((await owner.call('POST', `${at(two)}/move`, { after_chapter_id: null })).body).toEqual({
    status: 'ok',
  });
  expect((await owner.call('GET', project)).body).toMatchObject({ chapters_order: [two, one] });
  expect((await owner.call('POST', `${at(two)}/move`, { after_chapter_id: one })).status).toBe(200);
  expect((await owner.call('GET', project)).body).toMatchObject({ chapters_order: [one, two] });
  expect((await owner.call('POST', `${at(two)}/move`, { after_chapter_id: two })).status).toBe(422);
  for (const [path, body] of [
    ['mute', { is_muted: true }],
    ['move', { after_chapter_id: null }],
  ] as const)
    expect(await owner.call('POST', `${project}/chapters/none/${path}`, body)).toMatchObject({
      status: 404,
      code: 'chapter_not_found',
    });
});

it('[WSP-045] others see nothing of it, and who may only look changes nothing', async () => {
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const stranger = await soloPerson(app);
  for (const person of [editor, stranger]) {
    expect(await person.call('GET', `${at()}/blocks`)).toMatchObject({
      status: 404,
      code: 'project_not_found',
    });
    expect(await change(0, [put('new', null, 'Mine.')], person)).toMatchObject({ status: 404 });
  }
  const id = project.split('/').at(-1);
  const share = (role: string) =>
    owner.call('POST', `/v1/workspace/resources/${id}/share`, {
      role,
      user_email: editor.email,
      resource_type: 'project',
    });
  await share('commenter');
  expect((await editor.call('GET', `${at()}/blocks`)).status).toBe(200);
  for (const [path, body] of [
    ['changes', { revision: 0, changes: [put('new', null, 'Mine.')] }],
    ['mute', { is_muted: true }],
    ['move', { after_chapter_id: null }],
  ] as const)
    expect(await editor.call('POST', `${at()}/${path}`, body)).toMatchObject({
      status: 403,
      code: 'permission_denied',
    });
  await share('editor');
  expect((await change(0, [put('theirs', null, 'Mine.')], editor)).status).toBe(200);
});

const find = async (pattern: string, more: object = {}, person = owner) =>
  person.call('POST', `${project}/find`, { pattern, ...more });

it('a text is found in all chapters and replaced in all or none, and taken back', async () => {
  const { blocks } = await load();
  const [first, second] = blocks.map(({ block_id }) => block_id) as [string, string];
  await change(0, [
    put(first, null, 'Anna saw anna.'),
    put(second, first, 'Anna, and Annabel.', { is_locked: true, delivery: { speed: 1.1 } }),
  ]);
  const before = await load();
  const found = (await find('anna', { whole_words: true })).body as {
    count: number;
    chapters: FoundChapter[];
  };
  expect(found).toMatchObject({
    count: 3,
    chapters: [{ chapter_id: chapters[0], name: 'One', revision: 1, count: 3, locked: 1 }],
  });
  expect(found.chapters[0]!.matches[1]).toEqual({
    block_id: first,
    start: 9,
    end: 13,
    before: 'Anna saw ',
    text: 'anna',
    after: '.',
    is_locked: false,
  });
  const replace = (more: object, person = owner) =>
    person.call('POST', `${project}/replace`, {
      pattern: 'Anna',
      replacement: 'Eve',
      match_case: true,
      chapters: [{ chapter_id: chapters[0], revision: 1 }],
      ...more,
    });
  const stale = [{ chapter_id: chapters[0], revision: 0 }];
  expect(await replace({ chapters: stale })).toMatchObject({ status: 409, code: 'chapter_changed' });
  const second409 = [
    { chapter_id: chapters[0], revision: 1 },
    { chapter_id: chapters[1], revision: 7 },
  ];
  expect((await replace({ chapters: second409 })).status).toBe(409);
  expect(await replace({ chapters: [{ chapter_id: 'none', revision: 0 }] })).toMatchObject({
    status: 404,
    code: 'chapter_not_found',
  });
  expect(await load()).toEqual(before);
  const replaced = (await replace({})).body as { count: number; chapters: ReplacedChapter[] };
  expect(replaced).toMatchObject({
    count: 1,
    chapters: [{ chapter_id: chapters[0], revision: 2, count: 1 }],
  });
  expect(texts(await load())).toEqual(['Eve saw anna.', 'Anna, and Annabel.', 'Third.']);
  expect((await change(2, replaced.chapters[0]!.undo)).status).toBe(200);
  expect((await load()).blocks).toEqual(before.blocks);
  const nothing = [{ chapter_id: chapters[0], revision: 3 }];
  expect((await replace({ pattern: 'Nobody', chapters: nothing })).body).toEqual({ count: 0, chapters: [] });
  const stranger = await soloPerson(app);
  expect((await find('Anna', {}, stranger)).status).toBe(404);
  expect((await replace({}, stranger)).status).toBe(404);
  expect((await find('')).status).toBe(422);
});

it('people comment on a block, settle what is done, and delete their own', async () => {
  const { blocks } = await load();
  const block = `${at()}/blocks/${blocks[0]!.block_id}`;
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const id = project.split('/').at(-1);
  const share = (role: string) =>
    owner.call('POST', `/v1/workspace/resources/${id}/share`, {
      role,
      user_email: editor.email,
      resource_type: 'project',
    });
  const comments = async (person = owner, query = '') =>
    ((await person.call('GET', `${project}/comments${query}`)).body as { comments: Comment[] }).comments;
  await share('viewer');
  expect((await editor.call('POST', `${block}/comments`, { text: 'Mine?' })).status).toBe(403);
  await share('commenter');
  const added = (await editor.call('POST', `${block}/comments`, { text: ' Slower? ' })).body as Comment;
  expect(added).toMatchObject({
    chapter_id: chapters[0],
    block_id: blocks[0]!.block_id,
    text: 'Slower?',
    author: { user_id: editor.actor.userId },
    resolved_at_unix: null,
    can_be_deleted: true,
  });
  app.clock.advance(1_000);
  const answer = (await owner.call('POST', `${block}/comments`, { text: 'Done.' })).body as Comment;
  expect(await comments(editor)).toEqual([added, { ...answer, can_be_deleted: false }]);
  expect(await comments(owner, `?chapter_id=${chapters[1]}`)).toEqual([]);
  const one = `${project}/comments/${added.comment_id}`;
  const settled = await owner.call('POST', `${one}/resolve`, { is_resolved: true });
  expect((settled.body as Comment).resolved_at_unix).toBeGreaterThan(0);
  expect((await editor.call('POST', `${one}/resolve`, { is_resolved: false })).body).toEqual(added);
  const other = `${project}/comments/${answer.comment_id}`;
  expect(await editor.call('DELETE', other)).toMatchObject({ status: 403, code: 'permission_denied' });
  expect((await editor.call('DELETE', one)).body).toEqual({ status: 'ok' });
  expect((await owner.call('DELETE', other)).body).toEqual({ status: 'ok' });
  expect(await comments()).toEqual([]);
  for (const [method, to, body, code] of [
    ['DELETE', one, undefined, 'comment_not_found'],
    ['POST', `${one}/resolve`, { is_resolved: true }, 'comment_not_found'],
    ['POST', `${at()}/blocks/none/comments`, { text: 'x' }, 'block_not_found'],
    ['POST', `${at('none')}/blocks/none/comments`, { text: 'x' }, 'chapter_not_found'],
  ] as const)
    expect(await owner.call(method, to, body)).toMatchObject({ status: 404, code });
  expect((await owner.call('POST', `${block}/comments`, { text: ' ' })).status).toBe(422);
  const stranger = await soloPerson(app);
  expect((await stranger.call('GET', `${project}/comments`)).status).toBe(404);
  expect((await stranger.call('POST', `${block}/comments`, { text: 'x' })).status).toBe(404);
});
