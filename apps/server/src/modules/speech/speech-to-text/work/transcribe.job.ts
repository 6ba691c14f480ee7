import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';

/** Transcribes one recording, step by step; goes on after the last step that was finished. */
export const transcribe = defineJob<{ workspaceId: string; transcriptionId: string }>({
  name: 'speech-to-text.transcribe',
  payload: z.object({ workspaceId: z.string(), transcriptionId: z.string() }),
  // workers that died, engines that are busy
  retryLimit: 12,
  expireInSeconds: 24 * 3600,
  // they wait for engines most of the time
  atATime: { all: 12, ofGroup: 8 },
});
