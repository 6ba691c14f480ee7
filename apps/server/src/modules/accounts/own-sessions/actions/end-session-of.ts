import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AccountHolder, notifySecurityChange } from '../../security-changes/index.ts';
import { notifySessionsChange } from '../../sessions/index.ts';
import { endOwnSession } from '../own-sessions.store.ts';

/** Ends one session; of a program that was authorized this withdraws its access. @throws Failure `session_not_found` */
export async function endSessionOf(
  platform: Platform,
  holder: AccountHolder,
  sessionId: string,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const now = platform.clock.now();
    const ended = await endOwnSession(transaction, { userId: holder.userId, sessionId }, now);
    if (!ended) throw new Failure('session_not_found', 'This session has already ended.');
    await notifySessionsChange(platform, transaction, holder.userId);
    const isGranted = ended.grantedTo !== null;
    await notifySecurityChange(platform, transaction, holder, {
      className: isGranted ? 'granted-access' : 'session',
      activityName: 'delete',
      targetId: sessionId,
      event: isGranted ? 'account.access-withdrawn' : undefined,
    });
  });
}
