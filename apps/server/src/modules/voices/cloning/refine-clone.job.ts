import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

const payload = z.object({ workspaceId: z.string(), voiceId: z.string() });

/** Brings a clone nearer to its samples, step by step; taken up again after the last step that was stored. */
export const refineClone = defineJob<z.infer<typeof payload>>({
  name: 'voices.refine-clone',
  payload,
  retryLimit: 5,
  expireInSeconds: 3600,
  atATime: { all: 1, ofGroup: 1 },
});
