import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';

const payload = z.object({ blobs: z.array(z.string()) });

/** What a workspace that is gone left in the blob store. */
export const removeLeftBlobs = defineJob<z.infer<typeof payload>>({
  name: 'workspaces.remove-left-blobs',
  payload,
  retryLimit: 20,
  expireInSeconds: 900,
});

export const removeLeftBlobsJob = ({ blobs }: Platform): JobHandler => ({
  definition: removeLeftBlobs,
  run: async ({ payload: left, signal }) => {
    for (const blob of payload.parse(left).blobs) {
      signal.throwIfAborted();
      await blobs.remove(blob);
    }
  },
});
