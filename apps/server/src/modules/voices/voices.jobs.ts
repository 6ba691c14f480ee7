import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Speaks the preview of every default voice that has none yet. */
export const renderPreviews: JobDefinition<Record<string, never>> = {
  name: 'voices.render-previews',
  payload: z.object({}) as z.ZodType<Record<string, never>>,
  retryLimit: 3,
  expireInSeconds: 3600,
};
