import type { Transaction } from '../../../platform/db/database.ts';
import { outlastDatabase } from '../../../platform/db/outlast-database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasEntry } from '../ledger.store.ts';
import type { Reservation } from './reserve-credits.ts';

/**
 * Runs the transaction that settles a reservation and records what it paid for. What was made must not be lost because
 * the database goes away just then: it is tried until the database is back, and recorded once, which the charge tells.
 */
export async function recordWork(
  platform: Platform,
  { id }: Pick<Reservation, 'id'>,
  record: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await outlastDatabase(async (attempt) => {
    // the answer to the last commit may be all that was lost
    if (attempt > 0 && (await hasEntry(platform.db, id))) return;
    await platform.db.transaction(record);
  });
}
