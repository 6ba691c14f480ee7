import type { Platform } from '../../../../platform/platform.ts';
import { findKnownClient } from '../../attempts/known-client.ts';
import { signInChecks } from '../../extension-points.ts';
import { tellSecurityChange } from '../../security-changes/tell-security-change.ts';
import { type Client, type SignedIn, startSession } from '../../sessions/actions/start-session.ts';
import { readMfaToken } from '../mfa-token.ts';
import { countBackupCodesLeft } from '../two-factor.store.ts';
import { checkFactorCode } from './check-factor-code.ts';
import { trustDevice } from './trust-device.ts';

interface SecondStep {
  mfaToken: string;
  /** Six digits, or a backup code. */
  code: string;
  isDeviceTrusted: boolean;
}

/** The second step of a sign-in. @throws Failure `mfa_token_expired`, `invalid_mfa_code`, `too_many_attempts` */
export async function signInWithCode(
  platform: Platform,
  { mfaToken, code, isDeviceTrusted }: SecondStep,
  client: Client,
): Promise<SignedIn & { trustedToken: string | undefined }> {
  const { db } = platform;
  const user = await readMfaToken(platform, mfaToken);
  for (const check of platform.extensions.at(signInChecks)) await check(platform, user);
  const { ipAddress } = client;
  const known = await findKnownClient(platform, { email: user.email, ...client });
  const used = await checkFactorCode(platform, { userId: user.id, code, ipAddress, known });
  const trustedToken = await db.transaction(async (transaction) => {
    if (used === 'backup-code') {
      const left = await countBackupCodesLeft(transaction, user.id);
      await tellSecurityChange(
        platform,
        transaction,
        { userId: user.id, ipAddress },
        {
          className: 'backup-code',
          activityName: 'use',
          details: { left },
          event: 'account.backup-code-used',
          mail: {
            subject: 'A backup code was used to sign in',
            sentence: `Somebody signed in to your account with a backup code. ${left} are left.`,
          },
        },
      );
    }
    return isDeviceTrusted ? trustDevice(platform, transaction, user.id, client) : undefined;
  });
  return { ...(await startSession(platform, user, client)), trustedToken };
}
