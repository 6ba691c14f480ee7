import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Speaks the preview of a voice of the library, and listens to how it sounds. */
export const prepareShared = defineJob<{ voiceId: string }>({
  name: 'voices.prepare-shared',
  payload: z.object({ voiceId: z.string() }),
  retryLimit: 3,
  expireInSeconds: 900,
});

/** Listens to previews of voices whose sound is not known yet. */
export const measureVoices = defineJob<Record<string, never>>({
  name: 'voices.measure-previews',
  payload: z.object({}) as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  expireInSeconds: 3600,
});

export interface RemovalNotice {
  /** What the copies name as their original. */
  sourceVoiceId: string;
  publicOwnerId: string;
  /** As the library showed it. */
  name: string;
  noticePeriodDays: number;
  /** Unix seconds. */
  disableAt: number;
  /** The copies up to this id have been told. */
  afterCopyId?: string;
}

/** Tells whoever added a voice that it goes. Carries all that is to be told: the voice may have gone by then. */
export const notifyRemoval = defineJob<RemovalNotice>({
  name: 'voices.tell-removal',
  payload: z.object({
    sourceVoiceId: z.string(),
    publicOwnerId: z.string(),
    name: z.string(),
    noticePeriodDays: z.number(),
    disableAt: z.number(),
    afterCopyId: z.string().optional(),
  }),
  retryLimit: 5,
  expireInSeconds: 300,
});
