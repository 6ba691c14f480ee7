import type { Platform } from '../../../../../platform/platform.ts';
import { deleteUnopenedAccounts } from '../sign-up.store.ts';

const keepMs = 7 * 24 * 3600_000;

/** Sign-ups whose mail was never answered go after a week; the address is free for whoever holds it. */
export async function purgeUnopenedAccounts({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - keepMs);
  await db.transaction((transaction) => deleteUnopenedAccounts(transaction, before));
}
