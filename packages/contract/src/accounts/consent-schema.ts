import { z } from 'zod';
import type { ConsentDecision } from './consent.ts';

export const consentDecision = z.object({
  preferences: z.boolean(),
  statistics: z.boolean(),
  marketing: z.boolean(),
  decided_at_unix: z.int().min(0).max(4_102_444_800),
}) satisfies z.ZodType<ConsentDecision>;
