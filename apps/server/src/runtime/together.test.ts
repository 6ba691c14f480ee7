import { expect, test } from 'vitest';
import { together } from './together.ts';

test('both results come together', async () => {
  expect(await together([Promise.resolve(1), Promise.resolve('a')], () => {})).toEqual([1, 'a']);
});

test('the first failure is thrown, once the other piece has ended too', async () => {
  const stop = new AbortController();
  let ended = false;
  const other = new Promise<void>((_, reject) => {
    stop.signal.addEventListener('abort', () => {
      ended = true;
      reject(new Error('was told to stop'));
    });
  });
  const failing = Promise.reject(new Error('no database'));
  await expect(together([failing, other], () => stop.abort())).rejects.toThrow('no database');
  expect(ended).toBe(true);
});
