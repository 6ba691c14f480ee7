import { expect, it } from 'vitest';
import { filterText } from '#web/features/voice-library/browse/active-filters.tsx';
import {
  activeFilters,
  cleared,
  isWhole,
  type LibraryFilter,
  readFilter,
  toQuery,
} from '#web/features/voice-library/browse/library-filter.ts';
import { parseSearch, stringifySearch } from '#web/shared/routing/search-params.ts';

const full: LibraryFilter = {
  search: 'warm & slow',
  language: 'en',
  accent: 'british',
  gender: 'female',
  age: 'middle_aged',
  use_case: 'narration',
  category: 'professional',
  notice: 30,
  rates: 'no',
  moderated: 'no',
  sort: 'cloned_by_count',
};

it('filters survive the way into the address and back', () => {
  expect(readFilter(parseSearch(stringifySearch({ ...full })))).toEqual(full);
});

it.each([
  ['an unknown order', { sort: 'price' }],
  ['an unknown category', { category: 'premade' }],
  ['a notice that is no number', { notice: 'long' }],
  ['a notice beyond what there is', { notice: '9000' }],
  ['a switch with another word', { rates: 'yes' }],
  ['an empty value', { accent: '' }],
])('%s is as if it were not there', (_what, raw: Record<string, string>) => {
  expect(isWhole(readFilter(raw))).toBe(true);
  expect(readFilter(raw).sort).toBeUndefined();
});

it('[VOI-052] asks the API by its own names', () => {
  expect(toQuery(full)).toEqual({
    search: 'warm & slow',
    language: 'en',
    accent: 'british',
    gender: 'female',
    age: 'middle_aged',
    use_cases: 'narration',
    category: 'professional',
    min_notice_period_days: 30,
    include_custom_rates: false,
    include_live_moderated: false,
    sort: 'cloned_by_count',
  });
  const plain = toQuery({ search: '  ' });
  expect(Object.entries(plain).filter(([, value]) => value !== undefined)).toEqual([['sort', 'trending']]);
});

it('says each filter in words', () => {
  expect(activeFilters(full).map((name) => filterText(full, name))).toEqual([
    'English',
    'British',
    'Female',
    'Middle-aged',
    'Narration',
    'Professional',
    'At least 30 days',
    'No custom rates',
    'No live moderation',
  ]);
});

it('clearing keeps the order and nothing else', () => {
  expect(isWhole(cleared(full))).toBe(true);
  expect(cleared(full).sort).toBe('cloned_by_count');
});
