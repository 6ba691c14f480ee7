import type { CastVoice, FoundLine } from '@mynah/contract/studio/cast';
import type { ChapterWithContent } from '@mynah/contract/studio/chapters';
import type { EditorChapter } from '@mynah/contract/studio/editing';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let narrator: string;
let other: string;
let project: string;
let chapter: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const { body } = await owner.call('GET', '/v2/voices?page_size=2');
  [narrator, other] = (body as { voices: { voice_id: string }[] }).voices.map((voice) => voice.voice_id) as [
    string,
    string,
  ];
  const said = (text: string) => ({ nodes: [{ type: 'tts_node', text, voice_id: narrator }] });
  const content = [{ name: 'One', blocks: [said('“Come,” said Anna.'), said('It was late.')] }];
  const answer = await app.fetch('/v1/studio/projects', {
    method: 'POST',
    body: formOf({
      name: 'A book',
      from_content_json: JSON.stringify(content),
      default_paragraph_voice_id: narrator,
    }),
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  const made = ((await answer.json()) as { project: Project }).project;
  project = `/v1/studio/projects/${made.project_id}`;
  chapter = `${project}/chapters/${made.chapters_order[0]}`;
});
afterAll(() => app.close());

const add = async (more: object = {}) =>
  (await owner.call('POST', `${project}/voices`, { alias: 'Anna', voice_id: other, ...more }))
    .body as CastVoice;
const cast = async () =>
  ((await owner.call('GET', `${project}/voices`)).body as { voices: CastVoice[] }).voices;
const load = async () => (await owner.call('GET', `${chapter}/blocks`)).body as EditorChapter;
const content = async () => ((await owner.call('GET', chapter)).body as ChapterWithContent).content.blocks;

/** Anna says what stands in marks. */
async function castAnna({ project_voice_ref_id }: CastVoice) {
  const { revision, blocks } = await load();
  const nodes = [
    { text: '“Come,”', voice_id: narrator, project_voice_ref_id },
    { text: ' said Anna.', voice_id: narrator },
  ];
  const put = { op: 'put', block_id: blocks[0]!.block_id, after_block_id: null, sub_type: 'p', nodes };
  return owner.call('POST', `${chapter}/changes`, { revision, changes: [put] });
}

it('somebody is cast, speaks by the voice of their part, and is cast anew in one change', async () => {
  const anna = await add({ settings: { speed: 0.9 }, volume_gain: -2 });
  expect(anna).toMatchObject({
    alias: 'Anna',
    voice_id: other,
    settings: { speed: 0.9 },
    volume_gain: -2,
    nodes: 0,
  });
  expect((await castAnna(anna)).status).toBe(200);
  expect(await cast()).toEqual([{ ...anna, nodes: 1, characters: 7 }]);
  const ref = anna.project_voice_ref_id;
  expect((await load()).blocks[0]!.nodes).toEqual([
    { text: '“Come,”', voice_id: other, project_voice_ref_id: ref },
    { text: ' said Anna.', voice_id: narrator, project_voice_ref_id: null },
  ]);
  const changed = await owner.call('PATCH', `${project}/voices/${ref}`, {
    alias: 'Anne',
    voice_id: narrator,
    settings: null,
  });
  expect(changed.body).toMatchObject({
    alias: 'Anne',
    voice_id: narrator,
    settings: null,
    volume_gain: -2,
    nodes: 1,
  });
  expect((await content())[0]!.nodes[0]).toMatchObject({ voice_id: narrator, project_voice_ref_id: ref });
  const full = (await owner.call('GET', project)).body as ProjectWithChapters;
  expect(full.voices).toEqual([
    expect.objectContaining({
      project_voice_ref_id: ref,
      alias: 'Anne',
      voice_id: narrator,
      volume_gain: -2,
      speed: 1,
    }),
  ]);
  expect(full.chapters[0]!.statistics!.voice_statistics).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ project_voice_ref_id: ref, characters_unconverted: 7 }),
    ]),
  );
});

it('who is taken out of the cast leaves their lines the voice', async () => {
  const anna = await add();
  await castAnna(anna);
  const before = await load();
  const at = `${project}/voices/${anna.project_voice_ref_id}`;
  expect((await owner.call('DELETE', at)).body).toEqual({ status: 'ok' });
  const after = await load();
  expect(after.revision).toBe(before.revision + 1);
  expect(after.blocks[0]!.nodes[0]).toEqual({ text: '“Come,”', voice_id: other, project_voice_ref_id: null });
  expect(after.blocks[1]).toEqual(before.blocks[1]);
  expect(await cast()).toEqual([]);
  for (const method of ['DELETE', 'PATCH'])
    expect(await owner.call(method, at, method === 'PATCH' ? { alias: 'Nobody' } : undefined)).toMatchObject({
      status: 404,
      code: 'cast_voice_not_found',
    });
  // a step that is undone names her still
  expect((await castAnna(anna)).status).toBe(200);
  expect((await load()).blocks[0]!.nodes[0]!.project_voice_ref_id).toBeNull();
});

it('the older call keeps parts, deliveries and locks of the blocks that it names', async () => {
  const anna = await add();
  await castAnna(anna);
  const { revision, blocks } = await load();
  const [first, second] = blocks as [EditorChapter['blocks'][number], EditorChapter['blocks'][number]];
  const put = {
    op: 'put',
    ...second,
    after_block_id: first.block_id,
    delivery: { speed: 1.1 },
    is_locked: true,
  };
  expect((await owner.call('POST', `${chapter}/changes`, { revision, changes: [put] })).status).toBe(200);
  const given = (await content()).map(({ block_id, nodes }) => ({ block_id, nodes }));
  expect((await owner.call('POST', chapter, { content: { blocks: given } })).status).toBe(200);
  const kept = await load();
  expect(kept.blocks.map((block) => ({ ...block, take: null }))).toEqual([
    { ...first, take: null },
    { ...second, delivery: { speed: 1.1 }, is_locked: true, take: null },
  ]);
  expect(kept.revision).toBe(revision + 2);
  for (const without of [[given[0]], [given[0], { ...given[1]!, nodes: [] }]])
    expect(await owner.call('POST', chapter, { content: { blocks: without } })).toMatchObject({
      status: 409,
      code: 'block_locked',
    });
  const byPart = [{ type: 'tts_node', text: 'Anna.', voice_id: anna.project_voice_ref_id }];
  const named = { blocks: [...given, { nodes: byPart }] };
  expect((await owner.call('POST', chapter, { content: named })).status).toBe(200);
  expect((await cast())[0]).toMatchObject({ nodes: 2 });
});

it('refuses a name twice, a voice that is not there, and whoever may only look', async () => {
  const anna = await add();
  const again = { alias: 'ANNA', voice_id: other };
  expect((await owner.call('POST', `${project}/voices`, again)).status).toBe(422);
  const boris = await add({ alias: 'Boris' });
  const at = `${project}/voices/${boris.project_voice_ref_id}`;
  expect((await owner.call('PATCH', at, { alias: 'anna' })).status).toBe(422);
  expect((await owner.call('PATCH', at, { alias: 'boris' })).status).toBe(200);
  expect(await owner.call('PATCH', at, { voice_id: 'nobody' })).toMatchObject({ code: 'voice_not_found' });
  expect(await owner.call('POST', `${project}/voices`, { alias: 'C', voice_id: 'nobody' })).toMatchObject({
    status: 404,
    code: 'voice_not_found',
  });
  expect((await cast()).map(({ alias }) => alias)).toEqual(['Anna', 'boris']);
  const stranger = await soloPerson(app);
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  await owner.call('POST', `/v1/workspace/resources/${project.split('/').at(-1)}/share`, {
    role: 'viewer',
    user_email: viewer.email,
    resource_type: 'project',
  });
  expect((await viewer.call('GET', `${project}/voices`)).status).toBe(200);
  for (const [person, status] of [
    [viewer, 403],
    [stranger, 404],
  ] as const) {
    const one = `${project}/voices/${anna.project_voice_ref_id}`;
    expect((await person.call('POST', `${project}/voices`, again)).status).toBe(status);
    expect((await person.call('PATCH', one, { alias: 'X' })).status).toBe(status);
    expect((await person.call('DELETE', one)).status).toBe(status);
  }
  expect((await stranger.call('GET', `${project}/voices`)).status).toBe(404);
  expect((await stranger.call('GET', `${project}/quoted-lines`)).status).toBe(404);
});

it('quoted lines are found that the narrator reads, and none that somebody has', async () => {
  const lines = async (query = '') =>
    ((await owner.call('GET', `${project}/quoted-lines${query}`)).body as { lines: FoundLine[] }).lines;
  const { blocks } = await load();
  const found = { chapter_id: chapter.split('/').at(-1), block_id: blocks[0]!.block_id, start: 0, end: 7 };
  expect(await lines()).toEqual([{ ...found, text: '“Come,”', speaker: 'Anna' }]);
  expect(await lines(`?chapter_id=${found.chapter_id}`)).toHaveLength(1);
  expect(await owner.call('GET', `${project}/quoted-lines?chapter_id=none`)).toMatchObject({
    status: 404,
    code: 'chapter_not_found',
  });
  await castAnna(await add());
  expect(await lines()).toEqual([]);
});
