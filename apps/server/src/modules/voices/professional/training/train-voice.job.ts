import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

const payload = z.object({ workspaceId: z.string(), voiceId: z.string() });

/** Trains a professional voice, step by step; taken up again after the last step that was stored. */
export const trainVoice = defineJob<z.infer<typeof payload>>({
  name: 'voices.train-voice',
  payload,
  retryLimit: 8,
  expireInSeconds: 6 * 3600,
  atATime: { all: 1, ofGroup: 1 },
});
