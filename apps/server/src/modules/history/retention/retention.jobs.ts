import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Deletes what one workspace keeps no longer. */
export const expireItems = defineJob<{ workspaceId: string }>({
  name: 'history.expire-items',
  payload: z.object({ workspaceId: z.string() }),
  retryLimit: 5,
  expireInSeconds: 3600,
});
