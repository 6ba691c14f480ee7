import { z } from 'zod';
import { tiers } from './plans.ts';

/** What waits for the end of a subscription's period; null: nothing. */
export const pendingChange = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('cancellation'), timestamp_seconds: z.int() }),
    z.object({
      kind: z.literal('change'),
      next_tier: z.enum(tiers),
      next_billing_period: z.enum(['monthly_period', '3_month_period', '6_month_period', 'annual_period']),
      timestamp_seconds: z.int(),
    }),
  ])
  .nullable();
