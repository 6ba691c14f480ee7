import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=x-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=100-,0-1', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=9-3', 'whole'],
  ['bytes=200-100', 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=100-200', 'beyond'],
  ['bytes=99999999999999999999999-', 'beyond'],
  ['bytes=-0', 'beyond'],
])('%s of 100 bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});

test('an empty file has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('beyond');
  expect(readRange('bytes=-5', 0)).toBe('beyond');
  expect(readRange(undefined, 0)).toBe('whole');
});
