import { expect, test } from 'vitest';
import { getSpeechModel, modelSpeaks } from './get-speech-model.ts';
import { modelCatalog } from './model-catalog.ts';
import { toModel } from './models.view.ts';

test('[SPE-009] the models that clients name are there, with their limits', () => {
  const limits = Object.fromEntries(modelCatalog.map(({ id, characterLimit }) => [id, characterLimit]));
  expect(limits).toMatchObject({
    eleven_v3: 5_000,
    eleven_multilingual_v2: 10_000,
    eleven_flash_v2_5: 40_000,
    eleven_turbo_v2_5: 40_000,
    eleven_flash_v2: 30_000,
    eleven_turbo_v2: 30_000,
  });
});

test('[SPE-010] a model says what it can do', () => {
  const wire = modelCatalog.map((model) => toModel(model, ['en', 'de']));
  expect(wire.filter((model) => model.can_do_voice_conversion).map((model) => model.model_id)).toEqual([
    'eleven_multilingual_sts_v2',
    'eleven_english_sts_v2',
  ]);
  expect(wire.every((model) => model.can_do_text_to_speech !== model.can_do_voice_conversion)).toBe(true);
});

test('a model offers the languages that it has and an engine speaks', () => {
  const languages = (id: string, spoken: string[]) =>
    toModel(modelCatalog.find((model) => model.id === id)!, spoken).languages.map(
      (entry) => entry.language_id,
    );
  expect(languages('eleven_multilingual_v2', ['en', 'de', 'sw'])).toEqual(['en', 'de']);
  expect(languages('eleven_v3', ['en', 'sw'])).toEqual(['en', 'sw']);
  expect(languages('eleven_flash_v2', ['en', 'de'])).toEqual(['en']);
});

test('an unknown model and one that cannot speak are refused by name', () => {
  expect(() => getSpeechModel('eleven_v9')).toThrowError(
    expect.objectContaining({ code: 'model_not_found', data: { param: 'model_id' } }),
  );
  expect(() => getSpeechModel('eleven_english_sts_v2')).toThrowError(
    expect.objectContaining({ code: 'model_can_not_do_text_to_speech' }),
  );
});

test('a language tag counts by its primary part', () => {
  expect(modelSpeaks(getSpeechModel('eleven_multilingual_v2'), 'de-AT')).toBe(true);
  expect(modelSpeaks(getSpeechModel('eleven_flash_v2'), 'de')).toBe(false);
});
