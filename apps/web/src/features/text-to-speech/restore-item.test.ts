import { beforeEach, expect, test, vi } from 'vitest';
import { useDraft } from '#web/features/text-to-speech/draft.ts';
import { restoreItem } from '#web/features/text-to-speech/restore-item.ts';
import { readLocal } from '#web/shared/storage/local-store.ts';

const spoken = {
  history_item_id: 'item1',
  source: 'TTS',
  text: 'It costs $5.',
  voice_id: 'voice1',
  model_id: 'eleven_flash_v2_5',
  settings: { stability: 0.3, similarity_boost: 0.8, style: 0.1, use_speaker_boost: false, speed: 1.1 },
  request: {
    language_code: 'de',
    seed: 0,
    output_format: 'mp3_22050_32',
    apply_text_normalization: 'off',
    pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'names', version_id: null }],
  },
};

let answer: object;
beforeEach(() => {
  localStorage.clear();
  answer = spoken;
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/v1/history/item1' ? Response.json(answer) : Response.json({ status: 'ok' }),
  );
});

test('all that the page had when it spoke comes back', async () => {
  const { restores } = useDraft.getState();
  await restoreItem('item1');
  expect(useDraft.getState()).toEqual({
    text: 'It costs $5.',
    languageCode: 'de',
    seed: '0',
    textNormalization: 'off',
    outputFormat: 'mp3_22050_32',
    dictionaries: ['names'],
    restores: restores + 1,
  });
  expect(readLocal('selected-model')).toBe('eleven_flash_v2_5');
  expect(readLocal('voice-settings')).toEqual({ voice1: spoken.settings });
});

test('what was not asked for, or cannot be set here, becomes the usual again', async () => {
  await restoreItem('item1');
  answer = { ...spoken, request: { output_format: 'pcm_16000' } };
  await restoreItem('item1');
  const usual = { languageCode: '', seed: '', textNormalization: '', outputFormat: '', dictionaries: [] };
  expect(useDraft.getState()).toMatchObject(usual);
});

test('an item of another kind leaves the page as it is', async () => {
  await restoreItem('item1');
  const before = useDraft.getState();
  answer = { ...spoken, source: 'SFX', text: 'A dog barks' };
  await expect(restoreItem('item1')).rejects.toThrow();
  expect(useDraft.getState()).toBe(before);
});
