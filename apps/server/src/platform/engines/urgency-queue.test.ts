import { expect, test } from 'vitest';
import type { Urgency } from './urgency.ts';
import { UrgencyQueue } from './urgency-queue.ts';

const place = (urgency: Urgency, caller = 'a', answer = '') => ({ urgency, caller, answer });
const drain = (queue: UrgencyQueue<string>): string[] => {
  const taken: string[] = [];
  for (let item = queue.take(); item; item = queue.take()) taken.push(item);
  return taken;
};

test('the first sound goes before what is heard, that before what is awaited, that before previews', () => {
  const queue = new UrgencyQueue<string>();
  queue.add(place('background', 'previews'), 'preview');
  queue.add(place('awaited'), 'whole answer');
  queue.add(place('heard', 'a', 'book'), 'page of a book');
  queue.add(place('heard', 'a', 'talk'), 'second sentence');
  queue.add(place('first-sound', 'b'), 'first word');
  expect(queue.length).toBe(5);
  expect(drain(queue)).toEqual([
    'first word',
    'page of a book',
    'second sentence',
    'whole answer',
    'preview',
  ]);
});

test('nothing waits for ever: what was passed by often enough has its turn', () => {
  const queue = new UrgencyQueue<string>();
  queue.add(place('background'), 'preview');
  queue.add(place('awaited'), 'whole answer');
  const taken: (string | undefined)[] = [];
  for (let round = 0; round < 30; round++) {
    queue.add(place('first-sound', `caller ${round}`), `first ${round}`);
    taken.push(queue.take());
  }
  expect(taken.filter((item) => item === 'whole answer' || item === 'preview')).toEqual([
    'whole answer',
    'preview',
  ]);
  // and those that are urgent hardly notice
  expect(taken.slice(0, 10).every((item) => item?.startsWith('first'))).toBe(true);
});

test('one who leaves is forgotten; those of one urgency can be taken alone', () => {
  const queue = new UrgencyQueue<string>();
  queue.add(place('first-sound'), 'left');
  queue.add(place('first-sound', 'b'), 'stayed');
  queue.add(place('heard'), 'heard');
  queue.remove(place('first-sound'), 'left');
  expect([queue.takeOf('first-sound'), queue.takeOf('first-sound')]).toEqual(['stayed', undefined]);
  expect(queue.take()).toBe('heard');
});
