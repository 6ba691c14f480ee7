import { z } from 'zod';
import { PgBossJobs } from '../src/platform/jobs/pg-boss-jobs.ts';
import { createLog } from '../src/platform/log/log.ts';

/** A worker that takes a job and never ends it; the test kills it. */
const jobs = new PgBossJobs({
  url: process.env.DATABASE_URL ?? '',
  log: createLog('silent'),
  heartbeatSeconds: 10,
});
const definition = { name: 'test.work', payload: z.unknown(), retryLimit: 2, expireInSeconds: 600 };
await jobs.start([definition]);
await jobs.work([
  {
    definition,
    run: async () => {
      process.stdout.write('taken\n');
      await new Promise(() => {});
    },
  },
]);
