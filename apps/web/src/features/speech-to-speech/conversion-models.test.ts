import type { Model } from '@mynah/contract/voices/models';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
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

it('[SPE-014] the choice outlasts a reload, apart from that of text to speech', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/v1/models' ? models : {}));
  localStorage.setItem('xi:selected-model', '"eleven_multilingual_sts_v2"');
  selectConversionModel('eleven_english_sts_v2');
  vi.resetModules();
  const { useConversionModels } = await import('#web/features/speech-to-speech/conversion-models.ts');
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useConversionModels(), { wrapper });
  await waitFor(() => expect(result.current.selected?.model_id).toBe('eleven_english_sts_v2'));
});

it('[SPE-015] falls back to the first when the chosen one is gone', () => {
  const offered = conversionModels(models);
  expect(pickConversionModel(offered, 'gone')?.model_id).toBe('eleven_multilingual_sts_v2');
  expect(pickConversionModel(offered, 'eleven_english_sts_v2')?.model_id).toBe('eleven_english_sts_v2');
});
