import { neutralDelivery, type SpeechPart, type SpeechRequest } from '@mynah/engine-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { LocalSpeechPool } from './local-speech-pool.ts';

let pool: LocalSpeechPool;
beforeAll(async () => {
  pool = new LocalSpeechPool({
    entry: new URL('../../../test/endless-engine-process.ts', import.meta.url),
    packFolders: () => ({}),
    processes: 1,
    threads: 1,
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  await pool.ready();
});
afterAll(() => pool.stop());

const request = (mode: SpeechRequest['mode']): SpeechRequest => ({
  text: 'Hello.',
  language: 'en',
  voice: 'any',
  delivery: neutralDelivery,
  seed: 1,
  mode,
});

/** The numbers of the next parts of sound: the engine counts them, whoever they are for. */
async function numbersOf(parts: AsyncIterator<SpeechPart>, most: number): Promise<number[]> {
  const numbers: number[] = [];
  while (numbers.length < most) {
    const next = await parts.next();
    if (next.done) break;
    if (next.value.type === 'audio') numbers.push(next.value.samples[0]!);
  }
  return numbers;
}

test('a first sound is made at once in the only engine, beside a preview, which pauses and then goes on', async () => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const preview = pool
    .speak('endless', request('whole'), { caller: 'previews', urgency: 'background', signal })
    [Symbol.asyncIterator]();
  expect(await numbersOf(preview, 1)).toEqual([1]);
  expect(pool.awaited).toBe(0);
  const first = pool
    .speak('endless', request('first-sound'), { caller: 'somebody', signal })
    [Symbol.asyncIterator]();
  const numbers = await numbersOf(first, 1);
  expect(pool.awaited).toBe(1);
  numbers.push(...(await numbersOf(first, 100)));
  expect(pool.awaited).toBe(0);
  expect(numbers).toHaveLength(20);
  // but for the one that was being made
  expect(numbers.at(-1)! - numbers[0]!).toBeLessThanOrEqual(20);
  const [last] = numbers.slice(-1);
  for (let number = 0; number <= last!; ) [number] = (await numbersOf(preview, 1)) as [number];
  leaving.abort();
});

test('what is no first sound waits its turn, the more urgent first', async () => {
  const leaving = new AbortController();
  const holding = pool
    .speak('endless', request('whole'), { caller: 'book', urgency: 'heard', signal: leaving.signal })
    [Symbol.asyncIterator]();
  await numbersOf(holding, 1);
  const stop = new AbortController();
  const began: string[] = [];
  const ask = async (urgency: 'background' | 'awaited' | 'heard') => {
    const ended = new AbortController();
    const signal = AbortSignal.any([stop.signal, ended.signal]);
    const parts = pool.speak('endless', request('whole'), { caller: 'somebody', urgency, signal });
    await numbersOf(parts[Symbol.asyncIterator](), 1);
    began.push(urgency);
    ended.abort();
  };
  const asked = (['background', 'awaited', 'heard'] as const).map(ask);
  expect(pool.waiting).toBe(3);
  leaving.abort();
  await Promise.all(asked);
  expect(began).toEqual(['heard', 'awaited', 'background']);
});
