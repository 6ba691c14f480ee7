import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { EngineWorker } from './engine-worker.ts';

test('who leaves does not wait for an engine that computes and hears nothing; the process stays taken', async () => {
  const ended = new EventTarget();
  const worker = new EngineWorker<null>({
    entry: new URL('../../../test/busy-engine-process.ts', import.meta.url),
    packFolders: {},
    threads: 1,
    log: createLog('silent'),
    onExit: () => ended.dispatchEvent(new Event('exit')),
  });
  await worker.ready;
  const leaving = new AbortController();
  const done = vi.fn();
  const parts: unknown[] = [];
  for await (const part of worker.run(null, { signal: leaving.signal, isUrgent: false, done })) {
    parts.push(part);
    leaving.abort();
  }
  expect(parts).toEqual(['first']);
  expect(done).not.toHaveBeenCalled();
  const exit = once(ended, 'exit');
  process.kill(worker.pid!, 'SIGKILL');
  await exit;
  expect(done).toHaveBeenCalledOnce();
});
