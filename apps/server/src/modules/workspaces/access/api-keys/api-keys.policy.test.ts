import { expect, it } from 'vitest';
import { hintOf, newApiKey } from './api-key.ts';
import { findUngrantable } from './api-keys.policy.ts';

it('lets a key hand on only what it has', () => {
  const scoped = { permissions: new Set(['text_to_speech', 'create_user_api_key'] as const) };
  expect(findUngrantable(scoped, ['text_to_speech'])).toBeUndefined();
  expect(findUngrantable(scoped, ['text_to_speech', 'voices_write'])).toBe('voices_write');
  expect(findUngrantable(scoped, null)).toBe('speech_to_speech');
  expect(findUngrantable({ permissions: 'all' }, null)).toBeUndefined();
});

it('makes keys in the form of the public API, and hints that are no use as keys', () => {
  const key = newApiKey();
  expect(key).toMatch(/^sk_[0-9a-f]{48}$/);
  expect(newApiKey()).not.toBe(key);
  expect(hintOf(key)).toBe(`${key.slice(0, 6)}…${key.slice(-4)}`);
});
