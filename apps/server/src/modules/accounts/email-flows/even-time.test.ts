import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const delays: (() => void)[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise<void>((resolve) => delays.push(resolve)),
}));
const { inEvenTime } = await import('./even-time.ts');

beforeEach(() => {
  delays.length = 0;
});
afterEach(() => vi.restoreAllMocks());

/** All that can happen without the timer has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['answers', async () => 'done', 'done'],
  ['refuses', async () => Promise.reject(new Error('no')), 'no'],
])('%s when the time is over, and no sooner', async (_, work, outcome) => {
  let heard: string | undefined;
  const answered = inEvenTime<string>(work).then(
    (value) => (heard = value),
    (error: Error) => (heard = error.message),
  );
  await settle();
  expect(heard).toBeUndefined();
  delays[0]?.();
  await answered;
  expect(heard).toBe(outcome);
});
