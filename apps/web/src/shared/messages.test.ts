import { expect, it } from 'vitest';
import { defineMessages } from '#web/shared/messages.ts';

const { message } = defineMessages('messages-test', {
  voices_one: '{{count}} voice',
  voices_other: '{{count}} voices',
  place: 'Line {{line}} of {{name}}',
});

it.each([
  [1, '1 voice'],
  [999, '999 voices'],
  [1500, '1.5K voices'],
  [999_999, '1000K voices'],
  [2_500_000, '2.5M voices'],
])('[FMT-020] [FMT-021] a message shortens its count %d: %s', (count, text) => {
  expect(message('voices', { count })).toBe(text);
});

it('a number that is no count stands as it is', () => {
  expect(message('place', { line: 1500, name: 'Ada' })).toBe('Line 1500 of Ada');
});
