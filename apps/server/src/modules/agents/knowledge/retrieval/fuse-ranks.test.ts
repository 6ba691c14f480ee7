import { expect, test } from 'vitest';
import { fuseRanks } from './fuse-ranks.ts';

test('what several rankings have near their tops comes first', () => {
  const rankings = [
    { ids: ['a', 'b', 'c'], weight: 1 },
    { ids: ['d', 'b', 'e'], weight: 1 },
  ];
  expect(fuseRanks(rankings)[0]).toBe('b');
  expect(fuseRanks(rankings)).toHaveLength(5);
});

test('a ranking of more weight decides between two', () => {
  const rankings = [
    { ids: ['a', 'b'], weight: 1 },
    { ids: ['b', 'a'], weight: 2 },
  ];
  expect(fuseRanks(rankings)).toEqual(['b', 'a']);
  expect(fuseRanks([])).toEqual([]);
});
