import type { Platform } from '../../../../platform/platform.ts';
import { deleteOldAttempts } from '../../attempts/index.ts';
import { deleteExpiredTrustedDevices } from '../../factors/index.ts';
import { deleteExpiredTokens } from '../../one-time-tokens/index.ts';
import { deleteSessionsOverBefore } from '../../sessions/index.ts';
import { deleteOldSignInRequests } from '../../sign-in-requests/index.ts';

const keepSessionsMs = 30 * 24 * 3600_000;

/** Drops what has run out: sessions a month after their end, one-time tokens, trusted devices and counted tries at once. */
export async function purgeAccounts({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await deleteSessionsOverBefore(db, new Date(now.getTime() - keepSessionsMs));
  await deleteExpiredTokens(db, now);
  await deleteOldAttempts(db, now);
  await deleteExpiredTrustedDevices(db, now);
  await deleteOldSignInRequests(db, now);
}
