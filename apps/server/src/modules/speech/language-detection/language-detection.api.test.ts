import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
});
afterAll(() => app?.close());

const detect = async (text: unknown) => {
  const answer = await app.fetch('/v1/language-detection', { apiKey, json: { text } });
  return { status: answer.status, body: (await answer.json()) as { language: string; confidence: number } };
};

test.each([
  ['Good morning, how are you today?', 'en'],
  ['Guten Morgen, wie geht es Ihnen heute?', 'de'],
  ['Bonjour à tous, comment allez-vous ?', 'fr'],
  ['Buenos días a todos, ¿cómo están ustedes?', 'es'],
  ['おはようございます。お元気ですか。', 'ja'],
  ['Доброе утро, как у вас дела?', 'ru'],
  ['शुभ प्रभात, आप कैसे हैं?', 'hi'],
])('[SPE-026] [SPE-027] %s is %s', async (text, language) => {
  const { status, body } = await detect(text);
  expect(status).toBe(200);
  expect(body.language).toBe(language);
  expect(body.confidence).toBeGreaterThan(0.5);
});

test('what has no language says so instead of guessing', async () => {
  expect((await detect('12:30 — 😀')).body).toEqual({ language: null, confidence: 0 });
});

test('refuses a missing, empty, wrong or endless text, and a stranger', async () => {
  for (const text of [undefined, '', 7, 'a'.repeat(40_001)]) expect((await detect(text)).status).toBe(422);
  expect((await app.fetch('/v1/language-detection', { json: { text: 'Hello' } })).status).toBe(401);
});
