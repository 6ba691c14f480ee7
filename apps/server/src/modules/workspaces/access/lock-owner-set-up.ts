import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

/** Any number that no other lock of this database has. */
const ownerSetUpLock = 4_700_002;

/** Set-ups take turns until the transaction ends. */
export async function lockOwnerSetUp(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ownerSetUpLock})`);
}
