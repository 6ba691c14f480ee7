import { expect, test } from 'vitest';
import { groupByMeaning, meanOf, unit } from './group-by-meaning.ts';

const item = (name: string, ...vector: number[]) => ({ name, vector: unit(vector) });
const names = (groups: { name: string }[][]) => groups.map((group) => group.map(({ name }) => name));

test('what is about the same is one group: the largest first, the middle of each first', () => {
  const groups = groupByMeaning([
    item('hours', 0, 1, 0),
    item('table at the edge', 1, 0.4, 0),
    item('table', 1, 0.2, 0),
    item('table too', 1, 0, 0),
    item('hours too', 0, 1, 0.1),
    item('alone', 0, 0, 1),
  ]);
  expect(names(groups).map((group) => group.toSorted())).toEqual([
    ['table', 'table at the edge', 'table too'],
    ['hours', 'hours too'],
    ['alone'],
  ]);
  expect(groups[0]![0]!.name).toBe('table');
});

test('nothing is no group, and one is one', () => {
  expect(groupByMeaning([])).toEqual([]);
  expect(names(groupByMeaning([item('one', 1, 0)]))).toEqual([['one']]);
  expect(meanOf([])).toEqual([]);
});
