import { expect, it } from 'vitest';
import { rulesThatDiffer } from '#web/features/dictionaries/editor/rule-differences.ts';

const alias = (string_to_replace: string, said: string, case_sensitive = true) => ({
  ...{ type: 'alias' as const, string_to_replace, alias: said },
  ...{ case_sensitive, word_boundaries: true },
});
const ipa = (string_to_replace: string, phoneme: string) => ({
  ...{ type: 'phoneme' as const, string_to_replace, phoneme, alphabet: 'ipa' as const },
  ...{ case_sensitive: true, word_boundaries: true },
});

it('says what comes, changes and goes', () => {
  const present = [alias('a', 'x'), alias('b', 'x'), ipa('c', 'k'), alias('d', 'x')];
  const next = [alias('e', 'x'), alias('b', 'x', false), ipa('c', 'kʰ'), alias('d', 'x')];
  const found = rulesThatDiffer(present, next);
  expect(found.map(({ kind, rule }) => `${kind} ${rule.string_to_replace}`)).toEqual([
    'added e',
    'changed b',
    'changed c',
    'removed a',
  ]);
  expect(found[1]?.former).toBe(present[1]);
});

it('the order alone is no difference, another way to write it is', () => {
  expect(rulesThatDiffer([alias('a', 'x'), alias('b', 'y')], [alias('b', 'y'), alias('a', 'x')])).toEqual([]);
  expect(rulesThatDiffer([alias('a', 'x')], [ipa('a', 'x')])).toHaveLength(1);
});
