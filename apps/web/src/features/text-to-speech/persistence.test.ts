import type { Model } from '@mynah/contract/voices/models';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ status: 'ok' })),
  );
});

const loadDraft = () => import('#web/features/text-to-speech/draft.ts');
const loadSettings = () => import('#web/features/text-to-speech/voice-settings.ts');
const loadModels = () => import('#web/features/text-to-speech/models.requests.ts');

test.each([
  [6.9, 'Once upon a time'],
  [7.1, ''],
])('a draft comes back after %s days as %j', async (days, text) => {
  const { changeDraft, persistDraft } = await loadDraft();
  changeDraft({ text: 'Once upon a time' });
  persistDraft();
  vi.resetModules();
  vi.useFakeTimers({ now: Date.now() + days * DAY_MS });
  expect((await loadDraft()).useDraft.getState().text).toBe(text);
});

const voice = { voice_id: 'v1', settings: null };

test('settings are kept for each voice and can be reset', async () => {
  const { changeVoiceSettings, resetVoiceSettings, settingsOf } = await loadSettings();
  const own = { ...settingsOf(voice, {}), stability: 0.9 };
  changeVoiceSettings('v1', own);
  const kept = () => JSON.parse(localStorage.getItem('xi:voice-settings') ?? '{}');
  expect(settingsOf(voice, kept())).toEqual(own);
  expect(settingsOf({ ...voice, voice_id: 'v2' }, kept()).stability).toBe(0.5);
  resetVoiceSettings('v1');
  expect(settingsOf(voice, kept()).stability).toBe(0.5);
});

test('[SPE-016] [PRV-054] the chosen model is kept under its key', async () => {
  (await loadModels()).selectModel('eleven_flash_v2_5');
  expect(localStorage.getItem('xi:selected-model')).toBe('"eleven_flash_v2_5"');
});

const model = (model_id: string, can_do_text_to_speech = true) =>
  ({ model_id, can_do_text_to_speech }) as Model;

/** What a visit to the page begins with: nothing is known but what the browser keeps. */
async function visit() {
  vi.resetModules();
  const { useSpeechModels } = await loadModels();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useSpeechModels(), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  return result.current.selected?.model_id;
}

test('[SPE-013] [SPE-015] the choice outlasts a reload, till its model is gone', async () => {
  let models = [model('a'), model('b')];
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/v1/models' ? models : {}));
  (await loadModels()).selectModel('b');
  expect(await visit()).toBe('b');
  models = [model('a'), model('c')];
  expect(await visit()).toBe('a');
});

test('[SPE-017] a refused list of models is an error, not an empty list', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: { message: 'no' } }, { status: 403 }));
  const { speechModelsQuery } = await loadModels();
  await expect(new QueryClient().fetchQuery(speechModelsQuery)).rejects.toThrow('no');
});

test('[SPE-011] only models that speak are offered', async () => {
  const { speechModels } = await loadModels();
  const models = [model('a'), model('sts', false)];
  expect(speechModels(models).map(({ model_id }) => model_id)).toEqual(['a']);
});

test('without a choice Multilingual v2 speaks, the others keep the order of the server', async () => {
  const { pickModel, speechModels } = await loadModels();
  const offered = speechModels([model('eleven_v3'), model('a'), model('eleven_multilingual_v2'), model('b')]);
  expect(offered.map(({ model_id }) => model_id)).toEqual(['eleven_multilingual_v2', 'eleven_v3', 'a', 'b']);
  expect(pickModel(offered, undefined)?.model_id).toBe('eleven_multilingual_v2');
  expect(pickModel(offered, 'a')?.model_id).toBe('a');
});

test('[SPE-015] a stored model that is gone gives way to the first', async () => {
  const { pickModel } = await loadModels();
  const models = [model('a'), model('b')];
  expect(pickModel(models, 'b')?.model_id).toBe('b');
  expect(pickModel(models, 'gone')?.model_id).toBe('a');
});
