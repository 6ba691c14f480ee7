import { expect, it } from 'vitest';
import type { PronunciationRule } from '#web/features/dictionaries/dictionaries.requests.ts';
import { filterRules, withRule } from '#web/features/dictionaries/editor/rules-draft.ts';

const rule = (find: string, alias: string): PronunciationRule => ({
  ...{ type: 'alias', string_to_replace: find, alias },
  ...{ case_sensitive: true, word_boundaries: true },
});
const [a, b, c] = [rule('a', '1'), rule('b', '2'), rule('c', '3')];

it('a new rule comes last, or in place of the one for the same text', () => {
  expect(withRule([a, b], c)).toEqual([a, b, c]);
  const other = rule('a', 'one');
  expect(withRule([a, b], other)).toEqual([other, b]);
});

it('a rule that is changed keeps its place, and takes that of the one whose text it has now', () => {
  const changed = rule('c', 'three');
  expect(withRule([a, b, c], changed, b)).toEqual([a, changed]);
});

it('finds rules by what they find and by what is said', () => {
  expect(filterRules([a, b, c], 'B')).toEqual([b]);
  expect(filterRules([a, b, c], ' 3 ')).toEqual([c]);
});
