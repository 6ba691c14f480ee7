import type { Platform } from '../../platform.ts';
import { forgetRow } from './claim-key.ts';
import { listExpiredRows } from './idempotency.store.ts';

const batchSize = 500;

/** Answers that are a day old, and calls that never came to one; the next run takes what is over a batch. */
export async function purgeAnswers(platform: Platform): Promise<void> {
  for (const row of await listExpiredRows(platform.db, platform.clock.now(), batchSize)) {
    await forgetRow(platform, row);
  }
}
