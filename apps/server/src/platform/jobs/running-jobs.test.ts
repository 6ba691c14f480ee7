import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RunningJobs } from './running-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job = (id: string) => ({ id, queue: 'test.work' });

test('a job that was cancelled elsewhere is told within a second, and a look that fails ends nothing', async () => {
  const findCancelled = vi.fn<() => Promise<string[]>>();
  const onFault = vi.fn();
  findCancelled.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(['a']);
  const running = new RunningJobs({ findCancelled, onFault });
  let finish = (): void => {};
  const signals: AbortSignal[] = [];
  const untilTold = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signals.push(signal);
      signal.addEventListener('abort', () => resolve());
    });
  const told = running.follow(job('a'), untilTold);
  const other = running.follow(job('b'), (signal) => {
    signals.push(signal);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onFault).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  await told;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  finish();
  await other;
});

test('nothing is looked up while no job runs', async () => {
  const findCancelled = vi.fn(async () => []);
  const running = new RunningJobs({ findCancelled, onFault: () => {} });
  await running.follow(job('a'), async () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(findCancelled).not.toHaveBeenCalled();
  const endless = running.follow(job('b'), () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(findCancelled.mock.calls).toEqual([1, 2, 3].map(() => [[expect.objectContaining(job('b'))]]));
  void endless;
});

test('after a stop nothing is looked up, even for a job that runs on', async () => {
  const findCancelled = vi.fn(async () => []);
  const running = new RunningJobs({ findCancelled, onFault: () => {} });
  const endless = running.follow(job('a'), () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  running.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(findCancelled).toHaveBeenCalledOnce();
  void endless;
});
