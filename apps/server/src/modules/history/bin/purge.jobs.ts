import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Erases what has lain in the bins for its time. */
export const purge = defineJob<Record<string, never>>({
  name: 'history.purge-bin',
  payload: z.object({}),
  retryLimit: 5,
  expireInSeconds: 3600,
});
