import { expect, test } from 'vitest';
import { valueAt } from '../../tools/index.ts';
import { checkParameters } from './check-parameters.ts';

const judge = async (value: unknown, description: string) => ({
  holds: String(value).includes(description),
  message: `${value} / ${description}`,
});
const given = { city: 'Rome', guests: 3, address: { lines: ['1 Via Appia'] } };

test.each([
  ['city', { type: 'exact', expected_value: 'Rome' }, true],
  ['city', { type: 'exact', expected_value: 'Paris' }, false],
  ['guests', { type: 'exact', expected_value: '3' }, true],
  ['guests', { type: 'regex', pattern: '\\d' }, true],
  ['city', { type: 'regex', pattern: 'om' }, false],
  ['city', { type: 'regex', pattern: '(' }, false],
  ['address.lines[0]', { type: 'llm', description: 'Appia' }, true],
  ['phone', { type: 'exact', expected_value: '' }, false],
  ['phone', { type: 'anything' }, true],
  ['constructor', { type: 'regex', pattern: '.*' }, false],
] as const)('%s by %j holds: %j', async (path, how, holds) => {
  const [outcome] = await checkParameters(given, [{ path, eval: how }], judge);
  expect(outcome!.holds).toBe(holds);
});

test('a path leads through objects and lists, and no further', () => {
  expect(valueAt(given, 'address.lines.0')).toBe('1 Via Appia');
  expect(valueAt(given, 'city.length')).toBeUndefined();
});

test('a pattern that would search forever is no match', async () => {
  const check = { path: 'city', eval: { type: 'regex', pattern: '(a+)+' } } as const;
  const [outcome] = await checkParameters({ city: `${'a'.repeat(1000)}!` }, [check], judge);
  expect(outcome!.holds).toBe(false);
});
