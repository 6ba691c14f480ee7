import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const drain = (queue: FairQueue<string>): string[] => {
  const taken: string[] = [];
  for (let item = queue.take(); item; item = queue.take()) taken.push(item);
  return taken;
};

test('callers take turns, whoever came with more', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add(['a'], item);
  queue.add(['b'], 'b1');
  queue.add(['c'], 'c1');
  queue.add(['b'], 'b2');
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('the answers of a caller take turns, and count as one caller', () => {
  const queue = new FairQueue<string>();
  for (const item of ['book1', 'book2', 'book3']) queue.add(['a', 'book'], item);
  for (const item of ['talk1', 'talk2']) queue.add(['a', 'talk'], item);
  for (const item of ['b1', 'b2']) queue.add(['b', 'only'], item);
  expect(drain(queue)).toEqual(['book1', 'b1', 'talk1', 'b2', 'book2', 'talk2', 'book3']);
});

test('a caller who comes later is served in the running round', () => {
  const queue = new FairQueue<string>();
  queue.add(['a'], 'a1');
  queue.add(['a'], 'a2');
  expect(queue.take()).toBe('a1');
  queue.add(['b'], 'b1');
  expect(queue.length).toBe(2);
  expect(drain(queue)).toEqual(['a2', 'b1']);
});

test('a segment whose caller left is not served', () => {
  const queue = new FairQueue<string>();
  queue.add(['a', 'x'], 'a1');
  queue.add(['a', 'x'], 'a2');
  queue.remove(['a', 'x'], 'a1');
  queue.remove(['a', 'x'], 'unknown');
  queue.remove(['b', 'x'], 'unknown');
  expect(drain(queue)).toEqual(['a2']);
  queue.remove(['a', 'x'], 'a2');
  expect(queue.length).toBe(0);
});
