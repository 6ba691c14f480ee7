import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sessionListeners } from './session-listeners.ts';
import { endSession, endSessionsOf } from './sessions.store.ts';

/** After a change of the sessions of a person, in its transaction: their tokens are looked up anew, in every process. */
export async function notifySessionsChange(
  platform: Platform,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  for (const tell of platform.extensions.at(sessionListeners)) await tell(platform, transaction, userId);
}

/** Signs a person out everywhere, programs that were let in included; it holds at once. */
export async function signOutEverywhere(
  platform: Platform,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  await endSessionsOf(transaction, userId, platform.clock.now());
  await notifySessionsChange(platform, transaction, userId);
}

/** Ends one session, if it is not over yet; it holds at once. */
export async function endOneSession(platform: Platform, sessionId: string): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const userId = await endSession(transaction, sessionId, platform.clock.now());
    if (userId) await notifySessionsChange(platform, transaction, userId);
  });
}
