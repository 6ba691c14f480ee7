import { expect, test } from 'vitest';
import { formatTable } from './table.ts';

test('columns are as wide as their widest cell, figures to the right, gaps a dash', () => {
  const table = formatTable({
    title: 'T',
    columns: ['who', 'ms'],
    rows: [
      ['Mynah', 12],
      ['a', undefined],
    ],
  });
  expect(table.split('\n')).toEqual(['T', '', 'who    ms', '-----  --', 'Mynah  12', 'a       -', '']);
});
