import type { ChapterWithContent } from '@mynah/contract/studio/chapters';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let voiceId: string;
const path = '/v1/studio/projects';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const { body } = await owner.call('GET', '/v2/voices?page_size=1');
  voiceId = (body as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
});
afterAll(() => app.close());

const send = (person: Person, to: string, fields: Parameters<typeof formOf>[0]): Promise<Response> =>
  app.fetch(to, {
    method: 'POST',
    body: formOf(fields),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
const make = async (fields: Parameters<typeof formOf>[0] = {}, person = owner): Promise<Project> => {
  const answer = await send(person, path, { name: 'A book', ...fields });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { project: Project }).project;
};
const show = async ({ project_id }: Project, person = owner) =>
  (await person.call('GET', `${path}/${project_id}`)).body as ProjectWithChapters;
const chapterOf = async ({ project_id }: Project, chapterId: string) =>
  (await owner.call('GET', `${path}/${project_id}/chapters/${chapterId}`)).body as ChapterWithContent;

const said = (text: string) => ({ type: 'tts_node', text, voice_id: voiceId });
const twoChapters = () =>
  JSON.stringify([
    { name: 'One', blocks: [{ sub_type: 'h1', nodes: [said('One')] }, { nodes: [said('It begins.')] }] },
    { name: 'Two', blocks: [{ sub_type: 'p', nodes: [said('“Go on,” '), said('she said.')] }] },
  ]);

it('[STU-014] [STU-015] [STU-017] [STU-018] [STU-021] [STU-022] [STU-024] [STU-028] [STU-029] [STU-030] [STU-031] a new project has the defaults of the specification', async () => {
  const made = await make();
  expect(made).toMatchObject({
    name: 'A book',
    state: 'default',
    project_settings: { continue_playing: false },
    title: null,
    author: null,
    isbn_number: null,
    description: '',
    genres: [],
    cover_image_url: '',
    target_audience: 'all ages',
    mature_content: false,
    acx_volume_normalization: false,
    pronunciation_dictionaries: [],
    quality_preset: 'standard',
    added_to_queue_at_unix: 0,
    queue_position: null,
    language: null,
    content_type: null,
    original_publication_date: null,
    generation_meta: null,
    latest_snapshot_id: null,
    last_conversion_date_unix: null,
    can_be_downloaded: false,
    chapters_order: [],
    project_conversion_chapter_ids_converting: [],
    audio_native: null,
    access_level: 'admin',
  });
  expect(made.default_title_voice_id).toBe(made.default_paragraph_voice_id);
});

it('[STU-003] [STU-004] [STU-005] [STU-012] a project is made from JSON, listed, shown, renamed and deleted', async () => {
  const made = await make({
    from_content_json: twoChapters(),
    author: 'Ada',
    isbn_number: '978-3-16-148410-0',
  });
  const listed = (await owner.call('GET', path)).body as { projects: Project[] };
  expect(listed.projects).toEqual([made]);
  const full = await show(made);
  expect(full.chapters.map(({ name }) => name)).toEqual(['One', 'Two']);
  expect(full.chapters_order).toEqual(full.chapters.map(({ chapter_id }) => chapter_id));
  const [first] = full.chapters;
  expect(first).toMatchObject({
    state: 'default',
    conversion_progress: null,
    last_conversion_date_unix: null,
    can_be_downloaded: false,
    voice_ids: [voiceId],
    statistics: { characters_unconverted: 13, characters_converted: 0, paragraphs_unconverted: 2 },
  });
  const chapter = await chapterOf(made, first!.chapter_id);
  expect(chapter.content.blocks.map(({ sub_type, nodes }) => [sub_type, nodes[0]?.text])).toEqual([
    ['h1', 'One'],
    ['p', 'It begins.'],
  ]);
  expect(chapter.block_ids_order).toEqual(chapter.content.blocks.map(({ block_id }) => block_id));

  const change = { name: 'Renamed', default_title_voice_id: voiceId, default_paragraph_voice_id: voiceId };
  const renamed = await owner.call('POST', `${path}/${made.project_id}`, {
    ...change,
    volume_normalization: true,
  });
  expect(renamed.body).toMatchObject({
    project: { name: 'Renamed', author: 'Ada', acx_volume_normalization: true, volume_normalization: true },
  });
  expect((await owner.call('DELETE', `${path}/${made.project_id}`)).body).toEqual({ status: 'ok' });
  expect(await owner.call('GET', `${path}/${made.project_id}`)).toMatchObject({
    status: 404,
    code: 'project_not_found',
  });
});

it('a chapter that is written anew keeps the ids of the blocks that it names, and takes no others', async () => {
  const made = await make({ from_content_json: twoChapters() });
  const [one, two] = (await show(made)).chapters;
  const before = await chapterOf(made, one!.chapter_id);
  const foreign = (await chapterOf(made, two!.chapter_id)).block_ids_order[0]!;
  const [, kept] = before.block_ids_order;
  const blocks = [
    { block_id: kept, nodes: [said('It begins again.')] },
    { block_id: foreign, nodes: [said('Not yours.')] },
    { block_id: kept, nodes: [said('Twice.')] },
  ];
  const at = `${path}/${made.project_id}/chapters/${one!.chapter_id}`;
  app.clock.advance(1_000);
  const edited = await owner.call('POST', at, { content: { blocks } });
  const { chapter } = edited.body as { chapter: ChapterWithContent };
  expect(chapter.block_ids_order[0]).toBe(kept);
  expect(new Set([...chapter.block_ids_order, foreign]).size).toBe(4);
  expect(chapter.last_block_ids_order_change_unix_ms).toBe(
    before.last_block_ids_order_change_unix_ms + 1_000,
  );
  expect((await chapterOf(made, two!.chapter_id)).block_ids_order).toEqual([foreign]);
  app.clock.advance(1_000);
  const named = await owner.call('POST', at, { name: 'Anew' });
  const { block_ids_order, last_block_ids_order_change_unix_ms } = chapter;
  expect((named.body as { chapter: ChapterWithContent }).chapter).toMatchObject({
    name: 'Anew',
    block_ids_order,
    last_block_ids_order_change_unix_ms,
  });
});

it('chapters are added behind the last, and deleted', async () => {
  const made = await make({ from_content_json: twoChapters() });
  const added = await owner.call('POST', `${path}/${made.project_id}/chapters`, { name: 'Three' });
  const { chapter } = added.body as { chapter: ChapterWithContent };
  expect(chapter).toMatchObject({ name: 'Three', content: { blocks: [] } });
  const listed = async () =>
    (
      (await owner.call('GET', `${path}/${made.project_id}/chapters`)).body as {
        chapters: { name: string }[];
      }
    ).chapters;
  expect((await listed()).map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
  const at = `${path}/${made.project_id}/chapters/${chapter.chapter_id}`;
  expect((await owner.call('DELETE', at)).body).toEqual({ status: 'ok' });
  expect((await listed()).map(({ name }) => name)).toEqual(['One', 'Two']);
  expect(await owner.call('DELETE', at)).toMatchObject({ status: 404, code: 'chapter_not_found' });
  expect((await owner.call('GET', `${path}/${made.project_id}/muted-tracks`)).body).toEqual({
    chapter_ids: [],
  });
});

it('refuses what is no content, no voice and no book, each by name, and keeps nothing of it', async () => {
  const text = new File(['Once.'], 'book.txt', { type: 'text/plain' });
  const both = await send(owner, path, { name: 'x', from_document: text, from_content_json: '[]' });
  expect((await readRefusal(both)).status).toBe(422);
  const unread = await send(owner, path, { name: 'x', from_document: new File(['\0\u0001'], 'book.exe') });
  expect(await readRefusal(unread)).toMatchObject({ status: 400, code: 'invalid_document' });
  const nobody = JSON.stringify([
    { name: 'One', blocks: [{ nodes: [{ ...said('Hi.'), voice_id: 'nobody' }] }] },
  ]);
  const unknown = await send(owner, path, { name: 'x', from_content_json: nobody });
  expect(await readRefusal(unknown)).toMatchObject({ status: 404, code: 'voice_not_found' });
  expect((await readRefusal(await send(owner, path, { name: ' ' }))).status).toBe(422);
  expect((await readRefusal(await send(owner, path, { name: 'x', isbn_number: '12' }))).status).toBe(422);
  expect((await owner.call('GET', path)).body).toEqual({ projects: [] });
});

it('[WSP-045] members see their own and what was shared with them; other workspaces and viewers change nothing', async () => {
  const made = await make();
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const stranger = await soloPerson(app);
  const one = `${path}/${made.project_id}`;
  for (const person of [editor, stranger]) {
    expect((await person.call('GET', path)).body).toEqual({ projects: [] });
    for (const [method, at] of [
      ['GET', one],
      ['DELETE', one],
      ['GET', `${one}/chapters`],
    ] as const)
      expect(await person.call(method, at)).toMatchObject({ status: 404, code: 'project_not_found' });
  }
  const share = { role: 'viewer', user_email: editor.email, resource_type: 'project' };
  const shared = await owner.call('POST', `/v1/workspace/resources/${made.project_id}/share`, share);
  expect(shared.status).toBe(200);
  expect((await editor.call('GET', path)).body).toMatchObject({ projects: [{ access_level: 'viewer' }] });
  expect(await editor.call('POST', `${one}/chapters`, { name: 'Mine' })).toMatchObject({
    status: 403,
    code: 'permission_denied',
  });
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('POST', `${one}/chapters`, { name: 'Mine' })).status).toBe(403);
});

it('[BIL-060] a free plan holds three projects', async () => {
  const free = await soloPerson(app, 'free');
  for (let count = 0; count < 3; count++) await make({}, free);
  expect(await readRefusal(await send(free, path, { name: 'x' }))).toMatchObject({
    status: 403,
    code: 'project_limit_reached',
  });
});

it('[BIL-060] calls at once do not pass the limit together', async () => {
  const free = await soloPerson(app, 'free');
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(free, path, { name: 'x' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403]);
  expect(((await free.call('GET', path)).body as { projects: Project[] }).projects).toHaveLength(3);
});

it('a text file becomes chapters, and its title and author are taken over', async () => {
  const book = [
    '# The Lamp',
    '',
    '## Evening',
    '',
    'It grew dark.',
    '',
    '## Night',
    '',
    'Nobody slept.',
  ].join('\n');
  const made = await make({ from_document: new File([book], 'lamp.md', { type: 'text/markdown' }) });
  const { chapters } = await show(made);
  expect(chapters.length).toBeGreaterThan(1);
  const last = await chapterOf(made, chapters.at(-1)!.chapter_id);
  const { nodes } = last.content.blocks.at(-1)!;
  expect(nodes).toEqual([
    expect.objectContaining({ text: 'Nobody slept.', voice_id: made.default_paragraph_voice_id }),
  ]);
});

it('[STU-027] a project names its dictionaries, and none that is not there', async () => {
  const rules = [{ type: 'alias', string_to_replace: 'SQL', alias: 'sequel' }];
  const added = await owner.call('POST', '/v1/pronunciation-dictionaries/add-from-rules', {
    name: 'D',
    rules,
  });
  const { id, version_id } = added.body as { id: string; version_id: string };
  const locators = [{ pronunciation_dictionary_id: id, version_id }];
  const made = await make();
  const choose = (pronunciation_dictionary_locators: object[]) =>
    owner.call('POST', `${path}/${made.project_id}/pronunciation-dictionaries`, {
      pronunciation_dictionary_locators,
    });
  expect((await choose(locators)).body).toEqual({ status: 'ok' });
  expect(await show(made)).toMatchObject({
    pronunciation_dictionaries: locators,
    pronunciation_dictionary_locators: locators,
    pronunciation_dictionary_versions: [
      {
        version_id,
        version_rules_num: 1,
        pronunciation_dictionary_id: id,
        dictionary_name: 'D',
        version_name: 'v1',
        permission_on_resource: 'admin',
        created_by: owner.actor.userId,
        archived_time_unix: null,
      },
    ],
  });
  expect(await choose([{ pronunciation_dictionary_id: 'none' }])).toMatchObject({
    status: 404,
    code: 'pronunciation_dictionary_not_found',
  });
  expect(await show(made)).toMatchObject({ pronunciation_dictionaries: locators });
});
