import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
});
afterAll(() => app.close());

const generate = (json: Record<string, unknown>, query = ''): Promise<Response> =>
  app.fetch(`/v1/sound-generation${query}`, { method: 'POST', apiKey, json });
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const get = async (path: string) => (await app.fetch(path, { apiKey })).json();

describe('[SPE-004] a sound effect', () => {
  test('[SPE-024] comes as mp3, is charged and stands in the history', async () => {
    const answer = await generate({ text: 'a dog barking', duration_seconds: 1 });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('character-cost')).toBe('100');
    expect(answer.headers.get('x-mynah-engine')).toBe('foley');
    expect(answer.headers.get('x-mynah-made-of')).toContain('Dog');
    const bytes = await bytesOf(answer);
    const itemId = answer.headers.get('history-item-id');
    const item = await get(`/v1/history/${itemId}`);
    expect(item).toMatchObject({
      source: 'SFX',
      text: 'a dog barking',
      sound_generation_history_item_id: itemId,
      voice_id: null,
      output_format: 'mp3_44100_128',
      request: { loop: false, duration_seconds: 1, prompt_influence: 0.3 },
    });
    expect(item.duration_ms).toBeCloseTo(1000, -1);
    const kept = await app.fetch(`/v1/history/${itemId}/audio`, { apiKey });
    expect((await bytesOf(kept)).equals(bytes)).toBe(true);
  });

  test('takes differ, and a seed gives the same again', async () => {
    const order = { text: 'rain', duration_seconds: 0.5 };
    const first = await generate(order);
    const seed = Number(first.headers.get('x-mynah-seed'));
    const bytes = await bytesOf(first);
    expect((await bytesOf(await generate({ ...order, seed }))).equals(bytes)).toBe(true);
    expect((await bytesOf(await generate(order))).equals(bytes)).toBe(false);
  });

  test.each(['pcm_44100', 'wav_44100', 'ulaw_8000'])('in %s it is as long as asked', async (format) => {
    const answer = await generate(
      { text: 'wind', duration_seconds: 0.5, loop: true },
      `?output_format=${format}`,
    );
    expect(answer.status).toBe(200);
    const size = (await bytesOf(answer)).length;
    const expected = { pcm_44100: 44_100, wav_44100: 88_244, ulaw_8000: 4000 }[format]!;
    expect(Math.abs(size - expected)).toBeLessThan(200);
  });

  test('what is unlike the words is said with the closest sound, before and after it is made', async () => {
    const before = await get('/v1/user/subscription');
    const planned = await get('/v1/sound-effects/closest?text=qwertz+uiop');
    expect(planned.similarity).toBeLessThan(0.45);
    expect(planned.made_of[0].title).toBe(planned.closest);
    expect((await get('/v1/user/subscription')).character_count).toBe(before.character_count);
    const answer = await generate({ text: 'qwertz uiop', duration_seconds: 0.5, prompt_influence: 1 });
    expect(answer.headers.get('x-mynah-warnings')).toContain('low_likeness');
    expect(answer.headers.get('x-mynah-closest')).toBe(planned.closest);
  });

  test('what is known is near, and nothing is said of another', async () => {
    const planned = await get('/v1/sound-effects/closest?text=a+dog+barking');
    expect(planned).toMatchObject({ closest: null, made_of: [{ sound_id: 'dog' }] });
    const answer = await generate({ text: 'a dog barking', duration_seconds: 0.5 });
    expect(answer.headers.get('x-mynah-closest')).toBeNull();
    expect(answer.headers.get('x-mynah-warnings') ?? '').not.toContain('low_likeness');
  });

  test('the closest sound is told to those who may make sounds, for a text', async () => {
    expect((await app.fetch('/v1/sound-effects/closest?text=rain')).status).toBe(401);
    expect((await app.fetch('/v1/sound-effects/closest?text=+', { apiKey })).status).toBe(422);
  });

  test.each([
    ['no text', {}],
    ['an empty text', { text: '   ' }],
    ['a text that is too long', { text: 'rain '.repeat(200) }],
    ['too short', { text: 'rain', duration_seconds: 0.4 }],
    ['too long', { text: 'rain', duration_seconds: 31 }],
    ['a duration that is no number', { text: 'rain', duration_seconds: 'long' }],
    ['more influence than there is', { text: 'rain', prompt_influence: 1.1 }],
    ['another model', { text: 'rain', model_id: 'eleven_multilingual_v2' }],
    ['a seed out of range', { text: 'rain', seed: -1 }],
  ])('refuses %s, and charges nothing', async (_, body) => {
    const before = await get('/v1/user/subscription');
    expect((await generate(body)).status).toBe(422);
    expect((await get('/v1/user/subscription')).character_count).toBe(before.character_count);
  });

  test('refuses an unknown format, and callers without a key', async () => {
    expect((await generate({ text: 'rain' }, '?output_format=mp3_1_1')).status).toBe(422);
    const nobody = await app.fetch('/v1/sound-generation', { method: 'POST', json: { text: 'rain' } });
    expect(nobody.status).toBe(401);
  });
});

describe('the library', () => {
  test('is found by words and by category, each sound with its license', async () => {
    const { sounds, total } = await get('/v1/sound-effects/library?search=door&page_size=5');
    expect(total).toBeGreaterThan(5);
    expect(sounds).toHaveLength(5);
    for (const sound of sounds) expect(sound.license).toBe('CC0-1.0');
    const { categories } = await get('/v1/sound-effects/categories');
    const water = categories.find(({ name }: { name: string }) => name === 'water');
    const listed = await get('/v1/sound-effects/library?category=water&page_size=100');
    expect(listed.total).toBe(water.sounds);
    expect((await get('/v1/sound-effects/library?search=zzzz')).sounds).toEqual([]);
  });

  test('plays the same sound each time; an unknown one is not found', async () => {
    const play = async () => bytesOf(await app.fetch('/v1/sound-effects/library/click/audio', { apiKey }));
    const first = await play();
    expect(first.length).toBeGreaterThan(4000);
    expect((await play()).equals(first)).toBe(true);
    expect((await app.fetch('/v1/sound-effects/library/nothing/audio', { apiKey })).status).toBe(404);
  });

  test('is open to everybody, and making sounds is not', async () => {
    const { sounds } = await (await app.fetch('/v1/sound-effects/library?search=rain&page_size=1')).json();
    const answer = await app.fetch(`/v1/sound-effects/library/${sounds[0].sound_id}`);
    const { sound, similar } = await answer.json();
    expect(sound).toEqual(sounds[0]);
    expect(similar.length).toBeGreaterThan(2);
    expect(similar.map(({ sound_id }: { sound_id: string }) => sound_id)).not.toContain(sound.sound_id);
    expect((await app.fetch('/v1/sound-effects/categories')).status).toBe(200);
    expect((await app.fetch('/v1/sound-effects/library/click/audio')).status).toBe(200);
    expect((await app.fetch('/v1/sound-effects/library/nothing')).status).toBe(404);
    const made = await app.fetch('/v1/sound-generation', { method: 'POST', json: { text: 'rain' } });
    expect(made.status).toBe(401);
  });
});
