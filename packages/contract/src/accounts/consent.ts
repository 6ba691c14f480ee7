import { z } from 'zod';

/** What a visitor can let be recorded; the first is always on (PRV-020). */
export const consentCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What was decided, and when. */
export const consentDecision = z.object({
  preferences: z.boolean(),
  statistics: z.boolean(),
  marketing: z.boolean(),
  decided_at_unix: z.int().min(0).max(4_102_444_800),
});
export type ConsentDecision = z.infer<typeof consentDecision>;
