import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Speaks the preview of every default voice that has none yet. */
export const renderPreviews = defineJob<Record<string, never>>({
  name: 'voices.render-previews',
  payload: z.object({}) as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  expireInSeconds: 3600,
});
