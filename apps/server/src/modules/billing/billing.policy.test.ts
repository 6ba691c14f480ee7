import { expect, it } from 'vitest';
import { checkOutputFormat, concurrencyLimit } from './billing.policy.ts';

it('refuses formats above the plan, naming the plan that has them', () => {
  expect(() => checkOutputFormat('starter', 'mp3_44100_192')).toThrow(
    expect.objectContaining({
      code: 'output_format_not_allowed',
      kind: 'forbidden',
      message: 'The output format mp3_44100_192 requires the Creator plan or higher.',
    }),
  );
  expect(() => checkOutputFormat('creator', 'pcm_44100')).toThrow(/Pro/);
});

it('allows the rest', () => {
  checkOutputFormat('free', 'mp3_44100_128');
  checkOutputFormat('creator', 'mp3_44100_192');
  checkOutputFormat('trial', 'pcm_44100');
});

it('limits generations at once by plan, and not where the operator decides', () => {
  expect(concurrencyLimit('free')).toBe(2);
  expect(concurrencyLimit('pro')).toBe(10);
  expect(concurrencyLimit('trial')).toBeUndefined();
});
