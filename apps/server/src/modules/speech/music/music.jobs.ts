import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

const payload = z.object({ workspaceId: z.string(), songId: z.string() });

/** Makes a song in the background, step by step; taken up again where it stopped. */
export const composeSongJob = defineJob<z.infer<typeof payload>>({
  name: 'music.compose-song',
  payload,
  retryLimit: 5,
  expireInSeconds: 3600,
  atATime: { all: 2, ofGroup: 1 },
});
