import { expect, it } from 'vitest';
import { readAddresses } from '#web/shared/read-addresses.ts';

it.each([
  ['ada@example.com', ['ada@example.com']],
  [
    'ada@example.com, Bob@Example.com;eve@example.com',
    ['ada@example.com', 'bob@example.com', 'eve@example.com'],
  ],
  ['ada@example.com\n\n ada@example.com\tbob@example.com', ['ada@example.com', 'bob@example.com']],
  [
    'Ada Lovelace <ada@example.com>, "Hopper, Grace" <grace@example.com>',
    ['ada@example.com', 'grace@example.com'],
  ],
  ['', []],
])('reads %j', (text, emails) => {
  expect(readAddresses(text)).toEqual({ emails, invalid: undefined });
});

it('names the first that is none', () => {
  expect(readAddresses('ada@example.com, nonsense, more').invalid).toBe('nonsense');
});
