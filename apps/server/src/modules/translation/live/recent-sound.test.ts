import { expect, test } from 'vitest';
import { RecentSound } from './recent-sound.ts';

const second = (value: number): Float32Array => new Float32Array(10).fill(value);

test('gives what was heard between two moments, and what is gone no more', () => {
  const sound = new RecentSound({ rateHz: 10, mostSeconds: 3 });
  for (let at = 0; at < 5; at++) sound.add(second(at));
  expect([...sound.between(2.5, 3.5)]).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  expect([...sound.between(1, 2.2)]).toEqual([2, 2]);
  expect(sound.between(4.9, 9)).toHaveLength(1);
  expect(sound.between(0, 1)).toHaveLength(0);
});
