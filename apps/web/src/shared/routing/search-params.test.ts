import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '#web/shared/routing/search-params.ts';

it('keeps text as it was written', () => {
  const search = { text: 'a&b = "c" +d', token: '1e5', page: '2' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it('leaves out what is not set', () => {
  expect(stringifySearch({ item: undefined, voice: null })).toBe('');
  expect(stringifySearch({ page: 2, item: undefined })).toBe('?page=2');
});
