import type { MediaGeneration } from '@mynah/contract/speech/flows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';

let app: TestApp;
let owner: Person;
let voice: string;
const path = '/v1/flows/text-to-speech';

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'creator');
  const { body } = await owner.call('GET', '/v2/voices?page_size=1');
  voice = (body as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
});
afterAll(() => app.close());

const create = (more: object = {}, person = owner) =>
  person.call('POST', path, { model_id: 'eleven_flash_v2_5', text: 'Hello there.', voice, ...more });
const spent = async (): Promise<number> =>
  ((await owner.call('GET', '/v1/user/subscription')).body as { character_count: number }).character_count;
const ended = (id: string) =>
  until(async () => {
    const { body } = await owner.call('GET', `${path}/${id}`);
    const generation = body as MediaGeneration;
    expect(generation.status).toMatch(/completed|failed/);
    return generation;
  });

it('is spoken in the background, charged once, and stands in the history', async () => {
  const before = await spent();
  const made = await create({
    model_id: 'eleven_multilingual_v2',
    voice_settings: { stability: 0.4, style: 0.1 },
  });
  const { id, status } = made.body as { id: string; status: string };
  expect([made.status, status]).toEqual([200, 'pending']);
  const generation = await ended(id);
  if (generation.status !== 'completed') throw new Error(JSON.stringify(generation));
  expect(generation.content_mime_type).toBe('audio/mpeg');
  const { pathname, search } = new URL(generation.content_url);
  const sound = await app.fetch(pathname + search);
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await owner.call('GET', `/v1/history/${id}`)).body).toMatchObject({
    text: 'Hello there.',
    source: 'TTS',
    model_id: 'eleven_multilingual_v2',
  });
  expect((await spent()) - before).toBe('Hello there.'.length);
});

it('is listed, newest first, by page, state and model', async () => {
  app.clock.advance(1000);
  const { id } = (await create()).body as { id: string };
  await ended(id);
  const page = (await owner.call('GET', `${path}?page_size=1&status=completed`)).body as {
    generations: MediaGeneration[];
    next_cursor: string | null;
    has_more: boolean;
  };
  expect(page).toMatchObject({ generations: [{ id }], has_more: true });
  const next = (await owner.call('GET', `${path}?page_size=1&cursor=${page.next_cursor}`))
    .body as typeof page;
  expect(next.generations[0]?.id).not.toBe(id);
  const none = (await owner.call('GET', `${path}?model_id=eleven_v3`)).body as typeof page;
  expect(none).toEqual({ generations: [], next_cursor: null, has_more: false });
});

describe('is refused', () => {
  it.each([
    ['another model', { model_id: 'eleven_turbo_v2' }, 422],
    ['a setting that the model does not have', { voice_settings: { style: 0.5 } }, 422],
    ['a field that nobody knows', { speed: 1 }, 422],
    ['a format that is none of these', { output_format: 'pcm_16000' }, 422],
    ['an empty text', { text: ' ' }, 400],
    ['a voice that nobody has', { voice: 'nobody' }, 404],
  ])('%s', async (_, more, status) => {
    const before = await spent();
    expect((await create(more)).status).toBe(status);
    expect(await spent()).toBe(before);
  });

  it('to other workspaces', async () => {
    const { id } = (await create()).body as { id: string };
    const stranger = await soloPerson(app, 'creator');
    expect(await stranger.call('GET', `${path}/${id}`)).toMatchObject({ code: 'speech_flow_not_found' });
    await ended(id);
  });
});
