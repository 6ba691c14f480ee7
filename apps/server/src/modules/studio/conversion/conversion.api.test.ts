import { decode, outputFormat } from '@mynah/audio';
import type { Chapter } from '@mynah/contract/studio/chapters';
import type { EditorChapter } from '@mynah/contract/studio/editing';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import type { ChapterSnapshot, ProjectSnapshot } from '@mynah/contract/studio/snapshots';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { creditEntries } from '../../billing/ledger.tables.ts';
import { studioBlocks } from '../projects/projects.tables.ts';
import { purgeTakes } from '../snapshots/actions/purge-takes.ts';
import { studioChapterSnapshots } from '../snapshots/snapshots.tables.ts';
import { studioTakes } from '../takes/takes.tables.ts';

let app: TestApp;
let owner: Person;
let voices: string[];
let receiver: Receiver;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  receiver = await startReceiver();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const { body } = await owner.call('GET', '/v2/voices?page_size=2');
  voices = (body as { voices: { voice_id: string }[] }).voices.map(({ voice_id }) => voice_id);
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

type Text = string | string[];
const book: Text[][] = [
  ['It begins.', 'It goes on.'],
  [['“Go on,” ', 'she said.'], 'It ends.'],
];

async function open(chapters = book, fields: object = {}, person = owner): Promise<string> {
  const content = chapters.map((texts, at) => ({
    name: `Chapter ${at + 1}`,
    blocks: texts.map((text) => ({
      nodes: [text].flat().map((part, index) => ({
        type: 'tts_node',
        text: part,
        voice_id: voices[index % voices.length],
      })),
    })),
  }));
  const answer = await app.fetch('/v1/studio/projects', {
    method: 'POST',
    body: formOf({ name: 'A book', from_content_json: JSON.stringify(content), ...fields }),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  expect(answer.status).toBe(200);
  return `/v1/studio/projects/${((await answer.json()) as { project: Project }).project.project_id}`;
}

const get = async <Answer>(path: string, person = owner) => (await person.call('GET', path)).body as Answer;
const show = (path: string) => get<ProjectWithChapters>(path);

/** Converts to the end. */
async function convert(path: string): Promise<ProjectWithChapters> {
  app.clock.advance(1_000);
  expect(await owner.call('POST', `${path}/convert`)).toMatchObject({ status: 200, body: { status: 'ok' } });
  return ended(path);
}
const ended = (path: string) =>
  until(async () => {
    const shown = await show(path);
    expect(shown.state).toBe('default');
    return shown;
  });

const charges = async () =>
  (
    await app.platform.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.workspaceId, owner.actor.workspaceId))
  ).length;

const post = (path: string, body: object = {}, person = owner) =>
  app.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
  });

const snapshotsOf = async (path: string) =>
  (await get<{ snapshots: ProjectSnapshot[] }>(`${path}/snapshots`)).snapshots;
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

async function secondsOf(bytes: Uint8Array, name: 'mp3_44100_128' | 'wav_44100'): Promise<number> {
  const format = outputFormat(name);
  let samples = 0;
  const read = async function* () {
    yield bytes;
  };
  for await (const piece of decode.decodeStream(read(), format)) samples += piece.length;
  return samples / format.sampleRateHz;
}

it('[STU-001] [STU-002] [STU-006] [STU-016] a project is converted: chapters, snapshots, times, audio', async () => {
  const path = await open();
  expect((await show(path)).can_be_downloaded).toBe(false);
  const shown = await convert(path);
  expect(await charges()).toBe(4);
  expect(shown).toMatchObject({ can_be_downloaded: true, queue_position: null, added_to_queue_at_unix: 0 });
  expect(shown.last_conversion_date_unix).toBeGreaterThan(0);
  for (const chapter of shown.chapters)
    expect(chapter).toMatchObject({
      state: 'default',
      can_be_downloaded: true,
      conversion_progress: null,
      last_conversion_error: null,
      statistics: { characters_unconverted: 0, paragraphs_converted: 2, credits_needed_to_convert: 0 },
    });
  const [snapshot] = await snapshotsOf(path);
  expect(shown.latest_snapshot_id).toBe(snapshot!.project_snapshot_id);
  const one = `${path}/snapshots/${snapshot!.project_snapshot_id}`;
  const full = await get<{
    character_alignments: { characters: string[]; character_end_times_seconds: number[] }[];
    audio_duration_secs: number;
  }>(one);
  expect(full.character_alignments.map(({ characters }) => characters.join(''))).toEqual([
    'It begins.\nIt goes on.',
    '“Go on,” she said.\nIt ends.',
  ]);
  const audio = await post(`${one}/stream`, { convert_to_mpeg: true });
  expect(audio.headers.get('content-type')).toBe('audio/mpeg');
  // whatever joins them, the times are those of the sound
  const seconds = await secondsOf(await bytesOf(audio), 'mp3_44100_128');
  expect(seconds).toBeCloseTo(full.audio_duration_secs, 1);
  const lastEnd = full.character_alignments[1]!.character_end_times_seconds.at(-1)!;
  expect(lastEnd).toBeLessThan(full.audio_duration_secs);
  const archive = unzipSync(await bytesOf(await post(`${one}/archive`)));
  expect(Object.keys(archive)).toEqual(['01 Chapter 1.mp3', '02 Chapter 2.mp3']);
});

it('a changed word remakes one block, an undo none, and the same twice is spoken once', async () => {
  const path = await open([['It begins.', 'It ends.', 'It begins.']]);
  const { chapters } = await convert(path);
  expect(await charges()).toBe(2);
  const chapter = `${path}/chapters/${chapters[0]!.chapter_id}`;
  const say = async (text: string) => {
    const { revision, blocks } = await get<EditorChapter>(`${chapter}/blocks`);
    const put = { op: 'put', block_id: blocks[1]!.block_id, after_block_id: blocks[0]!.block_id };
    const nodes = [{ text, voice_id: voices[0] }];
    const changes = [{ ...put, sub_type: 'p', nodes }];
    expect((await owner.call('POST', `${chapter}/changes`, { revision, changes })).status).toBe(200);
  };
  await say('It never ends.');
  expect((await show(path)).chapters[0]!.statistics).toMatchObject({ paragraphs_unconverted: 1 });
  await convert(path);
  expect(await charges()).toBe(3);
  await say('It ends.');
  await convert(path);
  expect(await charges()).toBe(3);
  expect(await snapshotsOf(path)).toHaveLength(3);
});

it('a chapter is converted by itself, streamed, read in parts, and restored as it was', async () => {
  const path = await open();
  const [chapterId] = (await show(path)).chapters_order as [string];
  const chapter = `${path}/chapters/${chapterId}`;
  expect((await owner.call('POST', `${chapter}/convert`)).status).toBe(200);
  await ended(path);
  expect(await charges()).toBe(2);
  expect(await snapshotsOf(path)).toHaveLength(0);
  const { snapshots } = await get<{ snapshots: ChapterSnapshot[] }>(`${chapter}/snapshots`);
  expect(snapshots).toMatchObject([{ chapter_id: chapterId, name: 'Chapter 1' }]);
  const one = `${chapter}/snapshots/${snapshots[0]!.chapter_snapshot_id}`;
  const whole = await bytesOf(await post(`${one}/stream`));
  const part = await app.fetch(`${one}/audio`, {
    headers: { authorization: `Bearer ${owner.accessToken}`, range: 'bytes=10-19' },
  });
  expect([part.status, await bytesOf(part)]).toEqual([206, whole.slice(10, 20)]);
  const content = { blocks: [{ nodes: [{ type: 'tts_node', text: 'Other.', voice_id: voices[0] }] }] };
  await owner.call('POST', chapter, { content });
  expect((await owner.call('POST', `${one}/restore`)).body).toMatchObject({ status: 'ok' });
  const restored = await get<EditorChapter>(`${chapter}/blocks`);
  expect(restored.blocks.map(({ nodes, take }) => [nodes[0]!.text, take.state])).toEqual([
    ['It begins.', 'done'],
    ['It goes on.', 'done'],
  ]);
});

it('a lossless project is kept as WAV, which is given as mp3 where that is wanted', async () => {
  const path = await open(book, { quality_preset: 'ultra_lossless' });
  await convert(path);
  const [snapshot] = await snapshotsOf(path);
  const one = `${path}/snapshots/${snapshot!.project_snapshot_id}`;
  const kept = await post(`${one}/stream`);
  expect(kept.headers.get('content-type')).toBe('audio/wav');
  const { audio_duration_secs } = await get<{ audio_duration_secs: number }>(one);
  expect(await secondsOf(await bytesOf(kept), 'wav_44100')).toBeCloseTo(audio_duration_secs, 2);
  expect((await post(`${one}/stream`, { convert_to_mpeg: true })).headers.get('content-type')).toBe(
    'audio/mpeg',
  );
});

it('muted chapters are left out, and a project mastered for shops is 192 kbit/s', async () => {
  const path = await open(book, { acx_volume_normalization: 'true' });
  const { chapters_order: ids } = await show(path);
  await owner.call('POST', `${path}/chapters/${ids[0]}/mute`, { is_muted: true });
  await convert(path);
  expect(await charges()).toBe(2);
  const [snapshot] = await snapshotsOf(path);
  const archive = await post(`${path}/snapshots/${snapshot!.project_snapshot_id}/archive`);
  expect(Object.keys(unzipSync(await bytesOf(archive)))).toEqual(['01 Chapter 2.mp3']);
});

it('refuses what is being converted, says nothing, costs too much or is nobody’s', async () => {
  const path = await open([['']]);
  expect(await readRefusal(await post(`${path}/convert`))).toMatchObject({
    status: 422,
    code: 'nothing_to_convert',
  });
  expect((await owner.call('POST', `${path}/conversion/cancel`)).code).toBe('not_converting');
  expect((await owner.call('POST', `${path}/chapters/nothere/convert`)).code).toBe('chapter_not_found');
  const stranger = await soloPerson(app, 'free');
  expect((await stranger.call('POST', `${path}/convert`)).code).toBe('project_not_found');
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('POST', `${path}/convert`)).status).toBe(403);
  const long = await open(
    [Array.from({ length: 3 }, (_, at) => `${at} ${'word '.repeat(1_900)}`)],
    {},
    stranger,
  );
  expect((await stranger.call('POST', `${long}/convert`)).code).toBe('quota_exceeded');
  const high = await open(book, { quality_preset: 'high' }, stranger);
  expect((await stranger.call('POST', `${high}/convert`)).code).toBe('output_format_not_allowed');
});

it('a second conversion is refused while one runs, which is stopped and keeps what was spoken', async () => {
  const path = await open([Array.from({ length: 60 }, (_, at) => `Sentence number ${at}, of some length.`)]);
  expect((await owner.call('POST', `${path}/convert`)).status).toBe(200);
  expect((await owner.call('POST', `${path}/convert`)).code).toBe('already_converting');
  const { chapters, state } = await show(path);
  expect(['in_queue', 'converting']).toContain(state);
  expect(chapters[0]!.state).toBe('converting');
  await until(async () => expect(await charges()).toBeGreaterThan(0));
  expect((await owner.call('POST', `${path}/conversion/cancel`)).status).toBe(200);
  const after = await ended(path);
  expect(after.chapters[0]).toMatchObject({ can_be_downloaded: false, last_conversion_error: null });
  const spoken = await until(async () => {
    const count = await charges();
    const { statistics } = (await show(path)).chapters[0]!;
    expect(statistics!.paragraphs_converted).toBe(count);
    return count;
  });
  expect(spoken).toBeLessThan(60);
});

it('a block that cannot be spoken names itself; the others are spoken', async () => {
  const path = await open([['It begins.', 'It ends.'], ['Another.']]);
  const shown = await show(path);
  const chapter = `${path}/chapters/${shown.chapters_order[0]}`;
  const { blocks } = await get<EditorChapter>(`${chapter}/blocks`);
  await app.platform.db
    .update(studioBlocks)
    .set({ nodes: [{ text: 'It ends.', voiceId: 'nobodysvoice' }] })
    .where(eq(studioBlocks.id, blocks[1]!.block_id));
  const after = await convert(path);
  expect(await charges()).toBe(2);
  expect(after.chapters.map(({ last_conversion_error: error }: Chapter) => error)).toEqual([
    expect.stringContaining('nobodysvoice'),
    null,
  ]);
  const { blocks: states } = await get<EditorChapter>(`${chapter}/blocks`);
  expect(states.map(({ take }) => take.state)).toEqual(['done', 'failed']);
  expect(states[1]!.take.error).toContain('nobodysvoice');
  expect(after.can_be_downloaded).toBe(false);
});

it('nothing is left of a chapter, and then of a project, that is deleted', async () => {
  const path = await open();
  const [first] = (await convert(path)).chapters_order;
  const [snapshot] = await snapshotsOf(path);
  const { db, blobs } = app.platform;
  const isOurs = (table: typeof studioTakes | typeof studioChapterSnapshots) =>
    eq(table.workspaceId, owner.actor.workspaceId);
  const takes = await db.select().from(studioTakes).where(isOurs(studioTakes));
  const sounds = await db.select().from(studioChapterSnapshots).where(isOurs(studioChapterSnapshots));
  const keysOf = (rows: typeof sounds) => rows.flatMap(({ audioBlob, timesBlob }) => [audioBlob, timesBlob]);
  const left = async (keys: readonly string[]) => {
    const sizes = await Promise.all(keys.map((key) => blobs.size(key)));
    return sizes.filter((size) => size !== undefined).length;
  };
  const all = [...takes.map(({ audioBlob }) => audioBlob), ...keysOf(sounds)];
  expect(await left(all)).toBe(8);
  expect((await owner.call('DELETE', `${path}/chapters/${first}`)).status).toBe(200);
  expect(await left(keysOf(sounds.filter(({ chapterId }) => chapterId === first)))).toBe(0);
  expect(await left(all)).toBe(6);
  expect((await owner.call('DELETE', path)).status).toBe(200);
  expect(await left(all)).toBe(0);
  expect((await owner.call('GET', `${path}/snapshots/${snapshot!.project_snapshot_id}`)).status).toBe(404);
});

it('[STU-011] the older addresses are the same calls', async () => {
  const path = await open();
  const older = path.replace('/studio', '');
  expect(await get(older)).toEqual(await show(path));
  expect((await owner.call('POST', `${older}/convert`)).status).toBe(200);
  await ended(path);
  const { snapshots } = await get<{ snapshots: ProjectSnapshot[] }>(`${older}/snapshots`);
  const audio = await post(`${older}/snapshots/${snapshots[0]!.project_snapshot_id}/stream`);
  expect((await bytesOf(audio)).length).toBeGreaterThan(1_000);
  const added = await app.fetch('/v1/projects/add', {
    method: 'POST',
    body: formOf({ name: 'Another' }),
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect(((await added.json()) as { project: Project }).project.name).toBe('Another');
});

it('a text that is replaced is converted at once where that is wanted, and programs are called', async () => {
  const path = await open(book, { callback_url: `${receiver.url}/done` });
  await convert(path);
  const body = formOf({
    from_content_json: JSON.stringify([
      { name: 'New', blocks: [{ nodes: [{ type: 'tts_node', text: 'It is new.', voice_id: voices[0] }] }] },
    ]),
    auto_convert: 'true',
  });
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  expect((await app.fetch(`${path}/content`, { method: 'POST', body, headers })).status).toBe(200);
  const { latest_snapshot_id } = await until(async () => {
    const shown = await show(path);
    expect(shown).toMatchObject({ state: 'default', chapters: [{ name: 'New', can_be_downloaded: true }] });
    return shown;
  });
  await receiver.until(5);
  const told = receiver.received.map(({ body: sent }) => JSON.parse(sent));
  expect(told.filter(({ type }) => type === 'chapter_conversion_status')).toHaveLength(3);
  expect(told.filter(({ type }) => type === 'project_conversion_status')).toContainEqual({
    type: 'project_conversion_status',
    event_timestamp: expect.any(Number),
    data: {
      request_id: expect.any(String),
      project_id: path.split('/').at(-1),
      conversion_status: 'success',
      project_snapshot_id: latest_snapshot_id,
      error_details: null,
    },
  });
});

it('takes of a month ago that nothing names any more go', async () => {
  const path = await open([['It begins.', 'It ends.']]);
  const [chapterId] = (await show(path)).chapters_order;
  const { blocks } = await get<EditorChapter>(`${path}/chapters/${chapterId}/blocks`);
  for (const { block_id } of blocks)
    await bytesOf(await post(`${path}/chapters/${chapterId}/blocks/${block_id}/speak`));
  const takes = () =>
    app.platform.db
      .select({ blob: studioTakes.audioBlob })
      .from(studioTakes)
      .where(eq(studioTakes.workspaceId, owner.actor.workspaceId));
  const [kept, gone] = [...(await takes())];
  await owner.call('POST', `${path}/chapters/${chapterId}/changes`, {
    revision: 0,
    changes: [{ op: 'remove', block_id: blocks[1]!.block_id }],
  });
  app.clock.advance(29 * 24 * 3_600_000);
  await purgeTakes(app.platform);
  expect(await takes()).toHaveLength(2);
  app.clock.advance(2 * 24 * 3_600_000);
  await purgeTakes(app.platform);
  expect(await takes()).toHaveLength(1);
  const sizes = await Promise.all([kept, gone].map((take) => app.platform.blobs.size(take!.blob)));
  expect(sizes.filter((size) => size === undefined)).toHaveLength(1);
});
