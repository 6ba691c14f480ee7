import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** What follows a conversation: its analysis, and whoever is to be told of it. */
export const finishConversation = defineJob<{ conversationId: string }>({
  name: 'agents.finish-conversation',
  payload: z.object({ conversationId: z.string() }),
  retryLimit: 5,
  expireInSeconds: 600,
  atATime: { all: 4, ofGroup: 2 },
});
