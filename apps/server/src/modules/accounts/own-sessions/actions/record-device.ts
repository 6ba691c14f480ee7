import { hashSecret } from '../../../../platform/crypto/index.ts';
import { newSecret } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Client, describeDevice } from '../../clients/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../security-changes/index.ts';
import { findLiveSession } from '../../sessions/index.ts';
import { listKnownFingerprints, setFingerprint } from '../own-sessions.store.ts';

interface SeenDevice {
  sessionId: string;
  /** What the browser was given at its first sign-in, if it still has it. */
  deviceToken: string | undefined;
  userAgent: Client['userAgent'];
}

/**
 * Knows this browser again by a random token of its own, so nothing is measured about it. The account is told of one
 * that it was never signed in with. Gives the token to keep.
 */
export async function recordDevice(
  platform: Platform,
  holder: AccountHolder,
  { sessionId, deviceToken = newSecret(), userAgent }: SeenDevice,
): Promise<string> {
  const fingerprint = hashSecret(deviceToken);
  await platform.db.transaction(async (transaction) => {
    const session = await findLiveSession(transaction, sessionId, platform.clock.now());
    if (!session || session.deviceFingerprint === fingerprint) return;
    const own = { userId: holder.userId, sessionId };
    const known = await listKnownFingerprints(transaction, own);
    await setFingerprint(transaction, sessionId, fingerprint);
    // the first browser of all is the one that made the account
    if (known.size === 0 || known.has(fingerprint)) return;
    const device = describeDevice(userAgent).name;
    await notifySecurityChange(platform, transaction, holder, {
      className: 'session',
      activityName: 'new-device',
      targetId: sessionId,
      event: 'account.new-device',
      mail: {
        subject: 'New sign-in to your account',
        sentence: `Someone signed in to your account with ${device}, which hasn’t been used here before.`,
      },
    });
  });
  return deviceToken;
}
