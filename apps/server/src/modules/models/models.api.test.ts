import type { Model } from '@mynah/contract/voices/models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('[SPE-009] [SPE-010] lists the models to whoever may read them', async () => {
  const { apiKey } = await app.owner();
  const models = (await (await app.fetch('/v1/models', { apiKey })).json()) as Model[];
  expect(models.map((model) => model.model_id)).toContain('eleven_multilingual_v2');
  const english = models.find((model) => model.model_id === 'eleven_flash_v2');
  expect(english?.languages).toEqual([{ language_id: 'en', name: 'English' }]);
  expect(models.every((model) => model.languages.length > 0)).toBe(true);
  for (const model of models) {
    expect(model).toMatchObject({
      model_id: expect.stringMatching(/./),
      can_do_text_to_speech: expect.any(Boolean),
      can_do_voice_conversion: expect.any(Boolean),
    });
  }
});

test('a bearer key gets the list as OpenAI has it, beside an empty xi-api-key as well', async () => {
  const { apiKey } = await app.owner();
  const ask = (path: string, named: object) =>
    fetch(app.url + path, { headers: { authorization: `Bearer ${apiKey}`, ...named } });
  for (const named of [{}, { 'xi-api-key': '' }]) {
    expect(await (await ask('/v1/models', named)).json()).toMatchObject({ object: 'list' });
    expect(await (await ask('/v1/models/no-such', named)).json()).toMatchObject({
      error: { code: 'model_not_found' },
    });
  }
  const both = await (await ask('/v1/models', { 'xi-api-key': apiKey })).json();
  expect(both).toContainEqual(expect.objectContaining({ model_id: 'eleven_v3' }));
});

test('without a key it is a 401', async () => {
  expect((await app.fetch('/v1/models')).status).toBe(401);
});
