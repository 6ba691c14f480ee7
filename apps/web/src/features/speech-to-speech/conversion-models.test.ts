import type { Model } from '@mynah/contract/models';
import { beforeEach, expect, it } from 'vitest';
import {
  conversionModels,
  pickConversionModel,
  selectConversionModel,
} from '#web/features/speech-to-speech/conversion-models.ts';

const model = (model_id: string, can_do_voice_conversion: boolean) =>
  ({ model_id, can_do_voice_conversion }) as Model;
const models = [
  model('eleven_multilingual_v2', false),
  model('eleven_english_sts_v2', true),
  model('eleven_multilingual_sts_v2', true),
];

beforeEach(() => localStorage.clear());

it('[SPE-012] offers the models that convert voices alone', () => {
  expect(conversionModels(models).map(({ model_id }) => model_id)).toEqual([
    'eleven_multilingual_sts_v2',
    'eleven_english_sts_v2',
  ]);
});

it('[SPE-014] [SPE-016] [PRV-054] keeps the choice under a key of its own', () => {
  selectConversionModel('eleven_english_sts_v2');
  expect(localStorage.getItem('xi:selected-sts-model')).toBe('"eleven_english_sts_v2"');
  expect(localStorage.getItem('xi:selected-model')).toBeNull();
});

it('[SPE-015] falls back to the first when the chosen one is gone', () => {
  const offered = conversionModels(models);
  expect(pickConversionModel(offered, 'gone')?.model_id).toBe('eleven_multilingual_sts_v2');
  expect(pickConversionModel(offered, 'eleven_english_sts_v2')?.model_id).toBe('eleven_english_sts_v2');
});
