import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import type { JobHandler, JobRun } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hasWaiting, listWaiting, markDelivered } from '../product-events.store.ts';
import { sendBatch } from './events-receiver.ts';

const batchSize = 200;

const deliverEvents = defineJob<Record<string, never>>({
  name: 'product-events.deliver',
  payload: z.object({}) as z.ZodType<Record<string, never>>,
  retryLimit: 8,
  expireInSeconds: 600,
});

/** Forwards what waits, where the operator has named a receiver (one job at a time, which takes all that is there). */
export async function startDelivery({ config, db, jobs }: Platform): Promise<void> {
  if (config.eventsUrl === undefined || !(await hasWaiting(db))) return;
  await jobs.enqueue(deliverEvents, {}, { singletonKey: 'all' });
}

export const deliveryJob = (platform: Platform): JobHandler => ({
  definition: deliverEvents,
  run: (job) => deliverWaiting(platform, job),
});

/** A batch is noted as delivered when the receiver has taken it: what a crash leaves between is sent again. */
async function deliverWaiting(
  { config, db, clock }: Platform,
  { signal, advanced }: Pick<JobRun<unknown>, 'signal' | 'advanced'>,
): Promise<void> {
  for (;;) {
    const events = await listWaiting(db, batchSize);
    if (events.length === 0) return;
    await sendBatch(config, events, signal);
    await markDelivered(
      db,
      events.map(({ id }) => id),
      clock.now(),
    );
    await advanced();
  }
}
