import { expect, test } from 'vitest';
import { mergeSettings } from './merge-settings.ts';

test('what is not named stays, at every depth', () => {
  const before = {
    agent: { first_message: 'Hi', prompt: { prompt: 'Be kind', llm: 'x' } },
    tts: { speed: 1 },
  };
  expect(mergeSettings(before, { agent: { prompt: { llm: 'y' } } })).toEqual({
    agent: { first_message: 'Hi', prompt: { prompt: 'Be kind', llm: 'y' } },
    tts: { speed: 1 },
  });
});

test('lists and records of data are given whole, null takes away', () => {
  const before = { tool_ids: ['a'], language_presets: { de: {}, fr: {} }, timezone: 'UTC' };
  const change = { tool_ids: [], language_presets: { de: {} }, timezone: null };
  expect(mergeSettings(before, change)).toEqual(change);
});
