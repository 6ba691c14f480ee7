import { expect, test } from 'vitest';
import { leavesAt } from './bin.policy.ts';

const createdAt = new Date('2026-03-01T00:00:00Z');
const deletedAt = new Date('2026-03-11T00:00:00Z');

test('an item lies in the bin for thirty days', () => {
  expect(leavesAt({ createdAt, deletedAt }, null)).toEqual(new Date('2026-04-10T00:00:00Z'));
  expect(leavesAt({ createdAt, deletedAt }, 365)).toEqual(new Date('2026-04-10T00:00:00Z'));
});

test('the bin holds nothing that the workspace would not keep', () => {
  expect(leavesAt({ createdAt, deletedAt }, 14)).toEqual(new Date('2026-03-15T00:00:00Z'));
});
