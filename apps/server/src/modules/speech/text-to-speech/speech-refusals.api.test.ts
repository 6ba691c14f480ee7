import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';

let app: TestApp;
let apiKey: string;
/** Of a workspace on the free plan. */
let freeKey: string;
/** Of the owner, without the scope. */
let otherScopeKey: string;
let voiceId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const neighbor = await makeNeighbor(app);
  freeKey = (await createApiKey(app.platform, neighbor, { name: 'free' })).key;
  otherScopeKey = (
    await createApiKey(app.platform, neighbor, { name: 'models', permissions: ['models_read'] })
  ).key;
  const voices = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices.voices[0]!.voice_id;
});
afterAll(() => app?.close());

const paths = ['', '/stream', '/with-timestamps', '/stream/with-timestamps'];
const speak = (path: string, json: unknown, { key = apiKey, query = '', voice = voiceId } = {}) =>
  app.fetch(`/v1/text-to-speech/${voice}${path}${query}`, { apiKey: key, json });

interface ErrorBody {
  detail: { status: string; message: string; param?: string } & { loc: string[]; type: string }[];
}
const bodyOf = async (answer: Response): Promise<ErrorBody> => (await answer.json()) as ErrorBody;

test.each(paths)('%s refuses what cannot be spoken', async (path) => {
  for (const text of ['', '   ', '\n\t']) {
    const answer = await speak(path, { text });
    expect([answer.status, (await bodyOf(answer)).detail.status]).toEqual([400, 'input_text_empty']);
  }
});

test.each(paths)('%s refuses a text that is longer than the model takes', async (path) => {
  const answer = await speak(path, { text: 'é'.repeat(5001), model_id: 'eleven_v3' });
  const { detail } = await bodyOf(answer);
  expect([answer.status, detail.status, detail.param]).toEqual([400, 'max_character_limit_exceeded', 'text']);
});

test.each([
  ['an unknown model', { model_id: 'eleven_v9' }, 404, 'model_not_found'],
  ['a model that converts', { model_id: 'eleven_english_sts_v2' }, 400, 'model_can_not_do_text_to_speech'],
  [
    'context that the model has not',
    { model_id: 'eleven_v3', previous_text: 'Before.' },
    400,
    'unsupported_model',
  ],
  ['context by id', { model_id: 'eleven_v3', next_request_ids: ['abc'] }, 400, 'unsupported_model'],
])('%s is refused by name', async (_title, more, status, code) => {
  const answer = await speak('', { text: 'Hi.', ...more });
  expect([answer.status, (await bodyOf(answer)).detail.status]).toEqual([status, code]);
});

test('an unknown voice is a 404 on every path', async () => {
  for (const path of paths) {
    const answer = await speak(path, { text: 'Hi.' }, { voice: 'nobody' });
    expect([answer.status, (await bodyOf(answer)).detail.status]).toEqual([404, 'voice_not_found']);
  }
});

test.each([
  ['no text', {}, ['body', 'text'], 'missing'],
  ['text of a wrong type', { text: 5 }, ['body', 'text'], 'invalid_type'],
  ['a seed below zero', { text: 'Hi', seed: -1 }, ['body', 'seed'], 'too_small'],
  [
    'four locators',
    { text: 'Hi', pronunciation_dictionary_locators: Array(4).fill({ pronunciation_dictionary_id: 'a' }) },
    ['body', 'pronunciation_dictionary_locators'],
    'too_big',
  ],
])('%s is a 422 that says where', async (_title, json, loc, type) => {
  for (const path of paths) {
    const answer = await speak(path, json);
    expect(answer.status).toBe(422);
    expect((await bodyOf(answer)).detail[0]).toMatchObject({ loc, type });
  }
});

test.each([
  ['speed', 1.21, 'too_big'],
  ['speed', 0.69, 'too_small'],
  ['stability', 1.01, 'too_big'],
  ['similarity_boost', -0.01, 'too_small'],
  ['style', 1.01, 'too_big'],
  ['use_speaker_boost', 'loud', 'invalid_type'],
])('[SPE-029] %s of %s is a 422 that says where', async (name, value, type) => {
  for (const path of paths) {
    const answer = await speak(path, { text: 'Hi', voice_settings: { [name]: value } });
    expect(answer.status).toBe(422);
    expect((await bodyOf(answer)).detail[0]).toMatchObject({ loc: ['body', 'voice_settings', name], type });
  }
});

test('an unknown format is a 422, and wav does not stream', async () => {
  expect((await speak('', { text: 'Hi' }, { query: '?output_format=mp3_1_2' })).status).toBe(422);
  expect((await speak('/stream', { text: 'Hi' }, { query: '?output_format=wav_16000' })).status).toBe(422);
});

test('a body that is no JSON is a 400', async () => {
  const answer = await app.fetch(`/v1/text-to-speech/${voiceId}`, {
    apiKey,
    body: '{"text":',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
});

test('no key, a wrong key and one without the scope are 401 by name', async () => {
  const refusals = await Promise.all(
    [undefined, 'sk_wrong', otherScopeKey].map((key) =>
      app.fetch(`/v1/text-to-speech/${voiceId}`, { apiKey: key, json: { text: 'Hi' } }),
    ),
  );
  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401]);
  const codes = await Promise.all(refusals.map(async (answer) => (await bodyOf(answer)).detail.status));
  expect(codes).toEqual(['needs_authorization', 'invalid_api_key', 'missing_permissions']);
});

test('formats above the plan are refused', async () => {
  for (const format of ['mp3_44100_192', 'pcm_44100', 'wav_44100']) {
    const answer = await speak('', { text: 'Hi' }, { key: freeKey, query: `?output_format=${format}` });
    expect([answer.status, (await bodyOf(answer)).detail.status]).toEqual([403, 'output_format_not_allowed']);
  }
});

test('too few credits are a 401 that tells the figures, and nothing is charged', async () => {
  const neighbor = await makeNeighbor(app);
  const { key } = await createApiKey(app.platform, neighbor, { name: 'poor', characterLimit: 5 });
  const refused = await speak('', { text: 'More than five.' }, { key });
  expect(refused.status).toBe(401);
  expect((await bodyOf(refused)).detail).toMatchObject({ status: 'quota_exceeded', character_limit: 5 });
  expect((await speak('', { text: 'Five.' }, { key })).status).toBe(200);
});

test('a plan with two at once refuses the third with Retry-After and figures, then takes it', async () => {
  const begin = () => speak('/stream', { text: 'This goes on and on. '.repeat(25) }, { key: freeKey });
  const running = [await begin(), await begin()];
  const refused = await begin();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('maximum-concurrent-requests')).toBe('2');
  expect(refused.headers.get('current-concurrent-requests')).toBe('2');
  expect((await bodyOf(refused)).detail.status).toBe('too_many_concurrent_requests');
  await Promise.all(running.map((answer) => answer.arrayBuffer()));
  const after = await speak('', { text: 'Now.' }, { key: freeKey });
  expect(after.status).toBe(200);
});
