import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

const payload = z.object({ workspaceId: z.string(), voiceId: z.string(), sampleId: z.string() });
export type SeparationOrder = z.infer<typeof payload>;

/** Finds out who speaks in a recording; begun anew it finds the same. */
export const separateSpeakers = defineJob<SeparationOrder>({
  name: 'voices.separate-speakers',
  payload,
  retryLimit: 5,
  expireInSeconds: 3600,
  atATime: { all: 2, ofGroup: 1 },
});
