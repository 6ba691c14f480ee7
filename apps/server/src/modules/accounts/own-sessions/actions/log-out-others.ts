import type { Platform } from '../../../../platform/platform.ts';
import { deleteTrustedDevices } from '../../factors/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../security-changes/index.ts';
import { notifySessionsChange } from '../../sessions/index.ts';
import { endOtherSessions } from '../own-sessions.store.ts';

interface ThisBrowser {
  sessionId: string;
  /** Of its cookie, if it is trusted. */
  trustedHash: string | undefined;
}

/** Whoever else is in, is out: every other browser and program. Gives how many there were. */
export async function logOutOthers(
  platform: Platform,
  holder: AccountHolder,
  { sessionId, trustedHash }: ThisBrowser,
): Promise<number> {
  const { userId } = holder;
  return platform.db.transaction(async (transaction) => {
    const now = platform.clock.now();
    const ended = await endOtherSessions(transaction, { userId, sessionId }, now);
    await notifySessionsChange(platform, transaction, userId);
    await deleteTrustedDevices(transaction, userId, { exceptTokenHash: trustedHash });
    await notifySecurityChange(platform, transaction, holder, {
      className: 'session',
      activityName: 'delete-others',
      details: { ended },
      event: 'account.other-sessions-ended',
    });
    return ended;
  });
}
