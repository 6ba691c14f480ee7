import { z } from 'zod';
import type { Location } from './location.ts';

export const location = z.object({
  region: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
}) satisfies z.ZodType<Location>;
