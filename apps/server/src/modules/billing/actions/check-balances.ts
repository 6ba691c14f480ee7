import type { Platform } from '../../../platform/platform.ts';
import { listMismatches, replaceMismatches } from '../ledger.store.ts';

/** Are the accounts what their entries say? What differs is logged, and stands in a list for staff until it does not. */
export async function checkBalances({ db, log, clock }: Platform): Promise<void> {
  const found = await listMismatches(db);
  for (const mismatch of found) log.error({ mismatch }, 'credits of a workspace differ from its ledger');
  await db.transaction((transaction) => replaceMismatches(transaction, found, clock.now()));
}
