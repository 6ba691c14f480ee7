import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

/** What HTTP libraries of other languages send where the official clients are tidier. */
let app: TestApp;
let apiKey: string;
let voiceId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  voiceId = ((await listed.json()) as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
});
afterAll(() => app?.close());

const statusOf = async (path: string, init: Parameters<TestApp['fetch']>[1] = {}) => {
  const answer = await app.fetch(path, { apiKey, ...init });
  const text = await answer.text();
  return answer.ok ? answer.status : `${answer.status} ${text}`;
};

test.each([
  '/v1/shared-voices?page=',
  '/v1/shared-voices?page=null&page_size=&featured=False&gender=&sort=null',
  '/v2/voices?include_total_count=True&page_size=&next_page_token=null&category=null&voice_type=&show_legacy=no',
  '/v1/voices?show_legacy=FALSE',
  '/v1/history?page_size=5.0&source=null&date_after_unix=&sort_direction=&voice_id=',
  '/v1/workspace/webhooks?include_usages=yes',
  '/v1/audio-isolation/history?page=&page_size=null&search=',
])('GET %s is understood', async (path) => expect(await statusOf(path)).toBe(200));

test('what is wrong in an address is refused all the same', async () => {
  expect(await statusOf('/v1/shared-voices?page_size=0')).toMatch(/^422 .*page_size/);
  expect(await statusOf('/v1/voices?show_legacy=perhaps')).toMatch(/^422 .*show_legacy/);
  expect(await statusOf('/v1/workspace/groups/search?name=')).toMatch(/^422 .*name/);
});

test('lists as PHP writes them, and booleans of Python, do what they say', async () => {
  const list = async (query: string) =>
    (await (await app.fetch(`/v2/voices?${query}`, { apiKey })).json()) as {
      voices: { voice_id: string }[];
      total_count: number;
    };
  const found = await list(`voice_ids[]=${voiceId}&include_total_count=True`);
  expect(found).toMatchObject({ voices: [{ voice_id: voiceId }], total_count: 1 });
  expect((await list(`voice_ids%5B0%5D=${voiceId}`)).voices).toHaveLength(1);
  // an empty item is none, and says nothing of the others
  expect((await list(`voice_ids=&voice_ids=${voiceId}`)).voices).toHaveLength(1);
});

test('null for every key of a body that may be left out', async () => {
  const speech = {
    ...{ text: 'null', model_id: null, language_code: null, voice_settings: null, seed: null },
    ...{ previous_text: null, next_text: null, previous_request_ids: null, next_request_ids: null },
    ...{ pronunciation_dictionary_locators: null, apply_text_normalization: null, use_pvc_as_ivc: null },
  };
  expect(
    await statusOf(`/v1/text-to-speech/${voiceId}?output_format=&enable_logging=`, { json: speech }),
  ).toBe(200);
  const settings = {
    stability: 0.5,
    similarity_boost: null,
    style: null,
    use_speaker_boost: null,
    speed: null,
  };
  expect(await statusOf(`/v1/voices/${voiceId}/settings/edit`, { json: settings })).toBe(200);
  expect(await statusOf(`/v1/text-to-speech/${voiceId}`, { json: { text: null } })).toMatch(/^422 .*text/);
});

test('a form without files may come as an ordinary form', async () => {
  const body = new URLSearchParams({
    model_id: 'scribe_v2',
    diarize: 'True',
    file: '',
    webhook_metadata: 'null',
  });
  body.append('keyterms[]', 'harbor');
  // everything was read, and then there is nothing to transcribe
  const answer = await statusOf('/v1/speech-to-text', { method: 'POST', body });
  expect(answer).toMatch(/^400 .*source_url/);
  expect(
    await statusOf('/v1/speech-to-text', {
      method: 'POST',
      body: new URLSearchParams({ diarize: 'perhaps' }),
    }),
  ).toMatch(/^422 .*(model_id|diarize)/);
  // what takes JSON takes no form from another site
  const form = new URLSearchParams({ name: 'Readers' });
  expect(await statusOf('/v1/workspace/groups', { method: 'POST', body: form })).toMatch(/^400 .*form/);
});
