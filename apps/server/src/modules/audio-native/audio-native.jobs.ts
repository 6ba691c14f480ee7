import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

const articleToRead = z.object({ workspaceId: z.string(), embedId: z.string() });
export type ArticleToRead = z.infer<typeof articleToRead>;

/** Reads the address of a player, and has it spoken when it says something new. */
export const readArticle = defineJob({
  name: 'audio-native.read-article',
  payload: articleToRead,
  retryLimit: 3,
  expireInSeconds: 300,
  atATime: { all: 2, ofGroup: 1 },
});
