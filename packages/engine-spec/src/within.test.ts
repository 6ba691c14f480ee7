import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { within } from './within.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('the time runs out, though the collector was there before', async () => {
  const caller = new AbortController();
  const told = new Promise<unknown>((resolve) => {
    const signal = within(50, caller.signal);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
  collect();
  expect(await Promise.race([told, wait(5_000)])).toMatchObject({ name: 'TimeoutError' });
});

test('the caller ends it before', () => {
  const caller = new AbortController();
  const signal = within(10_000, caller.signal);
  expect(signal.aborted).toBe(false);
  caller.abort('left');
  expect(signal.reason).toBe('left');
});

test('who left already is not waited for', () => {
  expect(within(10_000, AbortSignal.abort('gone')).reason).toBe('gone');
});

test('calls in a row leave nothing at the signal that they share', () => {
  const caller = new AbortController();
  for (let call = 0; call < 20; call++) within(10_000, caller.signal);
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
});
