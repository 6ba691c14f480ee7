import type { EditorChapter, Take } from '@mynah/contract/studio/editing';
import type { Project } from '@mynah/contract/studio/projects';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { creditEntries } from '../../billing/ledger.tables.ts';
import { studioTakes } from './takes.tables.ts';

let app: TestApp;
let owner: Person;
let voices: string[];

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const { body } = await owner.call('GET', '/v2/voices?page_size=2');
  voices = (body as { voices: { voice_id: string }[] }).voices.map(({ voice_id }) => voice_id);
});
afterAll(() => app.close());

interface Opened {
  path: string;
  chapter: string;
  blocks: string[];
}

/** A project of one chapter with a block of each text, or of several stretches. */
async function open(texts: readonly (string | string[])[], person = owner): Promise<Opened> {
  const blocks = texts.map((text) => ({
    nodes: [text].flat().map((part, index) => ({
      type: 'tts_node',
      text: part,
      voice_id: voices[index % voices.length],
    })),
  }));
  const answer = await app.fetch('/v1/studio/projects', {
    method: 'POST',
    body: formOf({ name: 'A book', from_content_json: JSON.stringify([{ name: 'One', blocks }]) }),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const { project } = (await answer.json()) as { project: Project };
  const path = `/v1/studio/projects/${project.project_id}`;
  const chapter = `${path}/chapters/${project.chapters_order[0]}`;
  const shown = (await person.call('GET', `${chapter}/blocks`)).body as EditorChapter;
  return { path, chapter, blocks: shown.blocks.map(({ block_id }) => block_id) };
}

const show = async ({ chapter }: Opened, person = owner) =>
  (await person.call('GET', `${chapter}/blocks`)).body as EditorChapter;
const takesOf = async ({ chapter }: Opened, block: string) =>
  ((await owner.call('GET', `${chapter}/blocks/${block}/takes`)).body as { takes: Take[] }).takes;

async function speak({ chapter }: Opened, block: string, { again = false, person = owner } = {}) {
  const answer = await app.fetch(`${chapter}/blocks/${block}/speak`, {
    method: 'POST',
    body: JSON.stringify({ again }),
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, bytes, takeId: answer.headers.get('take-id') };
}

async function say(opened: Opened, block: string, text: string, more: object = {}): Promise<void> {
  const { revision, blocks } = await show(opened);
  const at = blocks.findIndex(({ block_id }) => block_id === block);
  const { status, body } = await owner.call('POST', `${opened.chapter}/changes`, {
    revision,
    changes: [
      {
        op: 'put',
        block_id: block,
        after_block_id: blocks[at - 1]?.block_id ?? null,
        sub_type: blocks[at]!.sub_type,
        nodes: [{ text, voice_id: voices[0] }],
        ...more,
      },
    ],
  });
  expect(body).toMatchObject({ revision: expect.any(Number) });
  expect(status).toBe(200);
}

const charges = (person = owner) =>
  app.platform.db.select().from(creditEntries).where(eq(creditEntries.workspaceId, person.actor.workspaceId));

it('a block is heard while it is made, kept as a take, charged once and made once', async () => {
  const opened = await open(['It begins.', 'It ends.']);
  const [block] = opened.blocks as [string];
  expect((await show(opened)).blocks[0]!.take).toMatchObject({ state: 'none', take_id: null });
  const { answer, bytes, takeId } = await speak(opened, block);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(bytes.length).toBeGreaterThan(1_000);
  expect((await show(opened)).blocks[0]!.take).toMatchObject({ state: 'done', take_id: takeId, error: null });
  expect(await charges()).toMatchObject([{ product: 'studio', credits: -10 }]);
  const again = await speak(opened, block);
  expect(again.takeId).toBe(takeId);
  expect(again.bytes.length).toBeGreaterThan(1_000);
  expect(await charges()).toHaveLength(1);
  const [take] = await takesOf(opened, block);
  expect(take).toMatchObject({ take_id: takeId, is_current: true, is_chosen: true, credits: 10 });
  // nothing of it lies in the history
  const { body } = await owner.call('GET', '/v1/history');
  expect(body).toMatchObject({ history: [] });
});

it('a changed word makes one block stale, and to take it back costs nothing', async () => {
  const opened = await open(['It begins.', 'It ends.']);
  const [first, second] = opened.blocks as [string, string];
  for (const block of opened.blocks) await speak(opened, block);
  await say(opened, second, 'It never ends.');
  expect((await show(opened)).blocks.map(({ take }) => take.state)).toEqual(['done', 'stale']);
  await speak(opened, second);
  expect(await charges()).toHaveLength(3);
  await say(opened, second, 'It ends.');
  expect((await show(opened)).blocks.map(({ take }) => take.state)).toEqual(['done', 'done']);
  await say(opened, first, 'It ends.');
  await speak(opened, first);
  expect(await charges()).toHaveLength(3);
});

it('several voices are one sound, with the time of every character of the block', async () => {
  const opened = await open([['“Go on,” ', 'she said. ', '“At once!”']]);
  const { takeId } = await speak(opened, opened.blocks[0]!);
  const [row] = await app.platform.db.select().from(studioTakes).where(eq(studioTakes.id, takeId!));
  expect(row!.times.characters.join('')).toBe('“Go on,” she said. “At once!”');
  expect(row!.times.endMs.at(-1)).toBeLessThanOrEqual(Math.ceil(row!.durationMs));
  const [take] = await takesOf(opened, opened.blocks[0]!);
  expect(take).toMatchObject({ take_id: takeId, credits: 29 });
  expect(take!.nodes).toHaveLength(3);
});

it('another take is another sound; the older one is chosen, its text comes back, and it is deleted', async () => {
  const opened = await open(['It begins.']);
  const [block] = opened.blocks as [string];
  const first = await speak(opened, block);
  app.clock.advance(1_000);
  const second = await speak(opened, block, { again: true });
  expect(second.takeId).not.toBe(first.takeId);
  expect(await charges()).toHaveLength(2);
  expect((await show(opened)).blocks[0]!.take.take_id).toBe(second.takeId);
  const choose = `${opened.chapter}/blocks/${block}/takes/${first.takeId}/choose`;
  const { revision } = await show(opened);
  expect((await owner.call('POST', choose)).body).toMatchObject({
    revision,
    block: { block_id: block, take: { take_id: first.takeId, state: 'done' } },
  });
  await say(opened, block, 'It begins again.');
  const { body } = await owner.call('POST', choose);
  expect(body).toMatchObject({
    revision: revision + 2,
    block: { nodes: [{ text: 'It begins.' }], take: { take_id: first.takeId, state: 'done' } },
  });
  expect((await owner.call('DELETE', `${opened.path}/takes/${first.takeId}`)).status).toBe(200);
  expect(await takesOf(opened, block)).toMatchObject([{ take_id: second.takeId, is_chosen: true }]);
  expect(await readRefusal(await speakRaw(choose))).toMatchObject({ code: 'take_not_found' });
});

const speakRaw = (path: string, person = owner) =>
  app.fetch(path, { method: 'POST', headers: { authorization: `Bearer ${person.accessToken}` } });

it('a locked block keeps what it has', async () => {
  const opened = await open(['It begins.']);
  const [block] = opened.blocks as [string];
  const { takeId } = await speak(opened, block);
  await say(opened, block, 'It begins.', { is_locked: true });
  expect((await speak(opened, block, { again: true })).answer.status).toBe(409);
  expect((await speak(opened, block)).takeId).toBe(takeId);
  expect(await charges()).toHaveLength(1);
});

it('the audio of a take is a WAV file that is given in parts', async () => {
  const opened = await open(['It begins.']);
  const { takeId } = await speak(opened, opened.blocks[0]!);
  const read = (range?: string, person = owner) =>
    app.fetch(`${opened.path}/takes/${takeId}/audio`, {
      headers: { authorization: `Bearer ${person.accessToken}`, ...(range && { range }) },
    });
  const whole = await read();
  expect(whole.headers.get('content-type')).toBe('audio/wav');
  expect(Buffer.from(await whole.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF');
  const part = await read('bytes=0-3');
  expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await read(undefined, stranger)).status).toBe(404);
});

it('refuses who may not speak, what says nothing and what is not there', async () => {
  const opened = await open(['It begins.', ' ']);
  const [block, blank] = opened.blocks as [string, string];
  expect(await codeOf(opened, 'nothere')).toBe('block_not_found');
  expect(await codeOf(opened, blank)).toBe('input_text_empty');
  const stranger = await soloPerson(app, 'enterprise');
  expect(await codeOf(opened, block, stranger)).toBe('project_not_found');
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await speak(opened, block, { person: viewer })).answer.status).toBe(403);
  expect(await charges()).toHaveLength(0);
});

const codeOf = async (opened: Opened, block: string, person = owner): Promise<unknown> => {
  const answer = await app.fetch(`${opened.chapter}/blocks/${block}/speak`, {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
  });
  return (await readRefusal(answer)).code;
};

it('two projects that say the same do not share, and nobody else sees them', async () => {
  const [one, other] = [await open(['It begins.']), await open(['It begins.'])];
  const spoken = await speak(one, one.blocks[0]!);
  expect((await show(other)).blocks[0]!.take.state).toBe('none');
  await speak(other, other.blocks[0]!);
  expect(await charges()).toHaveLength(2);
  expect((await owner.call('DELETE', `${other.path}/takes/${spoken.takeId}`)).status).toBe(404);
});
