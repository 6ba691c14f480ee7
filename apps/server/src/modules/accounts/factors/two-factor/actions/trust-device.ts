import { hashSecret } from '../../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { newId, newSecret } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import type { Client } from '../../../clients/index.ts';
import { notifySecurityChange } from '../../../security-changes/index.ts';
import { insertTrustedDevice } from '../trusted-devices.store.ts';

export const trustedDays = 30;

/** Asks this browser for no second factor for 30 days. Gives the token for its cookie. */
export async function trustDevice(
  platform: Platform,
  transaction: Transaction,
  userId: string,
  { ipAddress, userAgent }: Client,
): Promise<string> {
  const token = newSecret();
  const deviceId = newId();
  const now = platform.clock.now();
  await insertTrustedDevice(transaction, {
    id: deviceId,
    userId,
    tokenHash: hashSecret(token),
    userAgent: userAgent?.slice(0, 300),
    expiresAt: new Date(now.getTime() + trustedDays * 24 * 3600_000),
    createdAt: now,
  });
  await notifySecurityChange(
    platform,
    transaction,
    { userId, ipAddress },
    { className: 'trusted-device', activityName: 'create', targetId: deviceId },
  );
  return token;
}
