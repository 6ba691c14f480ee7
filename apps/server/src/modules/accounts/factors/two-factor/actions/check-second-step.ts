import type { Platform } from '../../../../../platform/platform.ts';
import { findKnownClient } from '../../../attempts/index.ts';
import type { Client } from '../../../clients/index.ts';
import { notifySecurityChange } from '../../../security-changes/index.ts';
import type { UserRow } from '../../../users/index.ts';
import { requireSignInAllowed } from '../../sign-in-checks.ts';
import { readMfaToken } from '../mfa-token.ts';
import { countBackupCodesLeft } from '../two-factor.store.ts';
import { checkFactorCode } from './check-factor-code.ts';
import { trustDevice } from './trust-device.ts';

export interface SecondStep {
  mfaToken: string;
  /** Six digits, or a backup code. */
  code: string;
  isDeviceTrusted: boolean;
}

/** Whose second step it is; the token is for the cookie of a browser that is trusted from now on. @throws Failure `mfa_token_expired`, `invalid_mfa_code`, `too_many_attempts` */
export async function checkSecondStep(
  platform: Platform,
  { mfaToken, code, isDeviceTrusted }: SecondStep,
  client: Client,
): Promise<{ user: UserRow; trustedToken: string | undefined }> {
  const { db } = platform;
  const user = await readMfaToken(platform, mfaToken);
  await requireSignInAllowed(platform, user);
  const { ipAddress } = client;
  const known = await findKnownClient(platform, { email: user.email, ...client });
  const used = await checkFactorCode(platform, { userId: user.id, code, ipAddress, known });
  const trustedToken = await db.transaction(async (transaction) => {
    if (used === 'backup-code') {
      const left = await countBackupCodesLeft(transaction, user.id);
      await notifySecurityChange(
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
            sentence: `Someone signed in to your account with a backup code. Codes left: ${left}.`,
          },
        },
      );
    }
    return isDeviceTrusted ? trustDevice(platform, transaction, user.id, client) : undefined;
  });
  return { user, trustedToken };
}
