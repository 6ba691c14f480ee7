import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

export const deliverWebhook = defineJob<{ deliveryId: string }>({
  name: 'webhooks.deliver',
  payload: z.object({ deliveryId: z.string() }),
  // of workers that died; what the receiver does not take is tried by the delivery's own clock
  retryLimit: 5,
  expireInSeconds: 120,
  atATime: { all: 10, ofGroup: 2 },
});
