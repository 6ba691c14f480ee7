import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { JobDefinition } from '../src/platform/jobs/jobs.ts';
import { PgBossJobs } from '../src/platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../src/platform/log/log.ts';
import { createTestDatabase } from './test-app.ts';

const worker = fileURLToPath(new URL('./silent-worker.ts', import.meta.url));
const definition: JobDefinition = {
  name: 'test.work',
  payload: z.unknown(),
  retryLimit: 2,
  expireInSeconds: 600,
};

test('the job of a worker that is killed is taken up by another when its heartbeat stays away', async () => {
  const database = await createTestDatabase();
  const jobs = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 10 });
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), worker], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await jobs.start([definition]);
    await jobs.enqueue(definition, {});
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const attempts: number[] = [];
    await jobs.work([{ definition, run: async ({ attempt }) => void attempts.push(attempt) }]);
    await vi.waitFor(() => expect(attempts).toEqual([1]), { timeout: 90_000, interval: 250 });
  } finally {
    child.kill('SIGKILL');
    await jobs.stop();
    await database.drop();
  }
}, 120_000);

test('scheduled work runs, and again after it failed', async () => {
  const database = await createTestDatabase();
  const jobs = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 10 });
  let runs = 0;
  const run = async (): Promise<void> => {
    runs++;
    if (runs === 1) throw new Error('not yet');
  };
  try {
    await jobs.start([]);
    await jobs.schedule([{ name: 'test.sweep', cron: '* * * * *', run }]);
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1), { timeout: 120_000, interval: 250 });
  } finally {
    await jobs.stop();
    await database.drop();
  }
}, 150_000);
