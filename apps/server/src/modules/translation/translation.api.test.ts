import type { TranslationEngine } from '@mynah/contract/translation/translation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LanguageModelServer, startLanguageModelServer } from '../../../test/language-model-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { translate } from '../../platform/translation/index.ts';

let app: TestApp;
let model: LanguageModelServer;
let apiKey: string;

beforeAll(async () => {
  model = await startLanguageModelServer(() => ({
    text: '{"lines":[{"id":0,"text":"Bom dia, Ana.","shorter":["Oi, Ana."]}]}',
  }));
  app = await startTestApp({ environment: { MYNAH_LANGUAGE_MODEL_URL: `${model.url}#qwen3` } });
  ({ apiKey } = await app.owner());
});
afterAll(async () => {
  await app?.close();
  await model?.close();
});

const engines = async (query: string, key?: string) => {
  const answer = await app.fetch(`/v1/dubbing/translation-engines?${query}`, key ? { apiKey: key } : {});
  const body = (await answer.json()) as { engines: TranslationEngine[]; what_to_set: string | null };
  return { status: answer.status, ...body };
};

test('says who would translate a pair, best first', async () => {
  const answer = await engines('source=en&target=pt-BR', apiKey);
  expect(answer.status).toBe(200);
  expect(answer.engines).toMatchObject([
    { engine: 'language-model', title: 'qwen3', shortens: true, is_remote: true, chrf: null, takes: 'text' },
    { engine: 'quick-translator', is_remote: false, reads_context: false, takes: 'text' },
  ]);
  expect(answer.what_to_set).toBeNull();
});

test('where nobody does it says what to set', async () => {
  const answer = await engines('source=en&target=en', apiKey);
  expect(answer).toMatchObject({
    status: 200,
    engines: [],
    what_to_set: expect.stringContaining('another language'),
  });
});

test.each(['source=en', 'source=en&target=', 'source=en&target=%2e%2e', 'source=english%20words&target=pt'])(
  'refuses %s',
  async (query) => expect((await engines(query, apiKey)).status).toBe(422),
);

test('refuses a stranger', async () => expect((await engines('source=en&target=pt')).status).toBe(401));

test('a text goes through the engine that it names, in a process or by the model', async () => {
  const order = { source: 'en', target: 'pt', caller: 'w', signal: new AbortController().signal };
  const texts = [{ text: 'Good morning, Ana.' }];
  expect(await translate(app.platform, { ...order, texts, alternatives: 1 })).toEqual({
    engine: 'language-model',
    translations: [{ text: 'Bom dia, Ana.', shorter: ['Oi, Ana.'], missing: [] }],
  });
  expect(model.requests[0]).toMatchObject({ model: 'qwen3', response_format: { type: 'json_schema' } });
  const local = { ...order, texts, engine: 'quick-translator', doNotTranslate: ['Ana'] };
  expect(await translate(app.platform, local)).toEqual({
    engine: 'quick-translator',
    translations: [{ text: '[pt] Good morning, Ana.', shorter: [], missing: [] }],
  });
});
