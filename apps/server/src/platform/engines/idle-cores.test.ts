import { neutralDelivery, type SpeechPart, type SpeechRequest } from '@mynah/engine-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { LocalSpeechPool } from './local-speech-pool.ts';

let pool: LocalSpeechPool;
const leaving = new AbortController();
beforeAll(async () => {
  pool = new LocalSpeechPool({
    entry: new URL('../../../test/endless-engine-process.ts', import.meta.url),
    packFolders: () => ({}),
    processes: 2,
    threads: 1,
    allThreads: 2,
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  await pool.ready();
});
afterAll(async () => {
  leaving.abort();
  await pool.stop();
});

const request: SpeechRequest = {
  text: 'Hello.',
  language: 'en',
  voice: 'any',
  delivery: neutralDelivery,
  seed: 1,
  mode: 'whole',
};

function speak(signal: AbortSignal): AsyncIterator<SpeechPart> {
  return pool.speak('endless', request, { caller: 'somebody', signal })[Symbol.asyncIterator]();
}

/** Whether the next sound could have had all cores. */
async function hasAllCores(parts: AsyncIterator<SpeechPart>): Promise<boolean> {
  for (;;) {
    const next = await parts.next();
    if (next.done) throw new Error('it ended');
    if (next.value.type === 'audio') return next.value.samples[1] === 1;
  }
}

test('who is alone may have all cores, from the first sound on; with another each has its own', async () => {
  const alone = speak(leaving.signal);
  expect(await hasAllCores(alone)).toBe(true);
  const ended = new AbortController();
  const other = speak(AbortSignal.any([leaving.signal, ended.signal]));
  expect(await hasAllCores(other)).toBe(false);
  await until(async () => !(await hasAllCores(alone)));
  ended.abort();
  await until(() => hasAllCores(alone));
});

test('a process that takes the place of a lost one gets them too', async () => {
  await until(() => pool.pids().length === 2);
  const lost = speak(leaving.signal);
  for (const pid of pool.pids()) process.kill(pid, 'SIGKILL');
  // the second try, in a new process
  await until(() => hasAllCores(lost));
});
