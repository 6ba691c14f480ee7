import type { SecondFactorKind } from '@mynah/contract/accounts/two-factor';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { deleteTrustedDevices } from '../trusted-devices.store.ts';
import {
  deleteBackupCodes,
  deleteSecondFactor,
  deleteSecondFactors,
  listSecondFactors,
} from '../two-factor.store.ts';
import { checkFactorCode } from './check-factor-code.ts';

/** Removes one factor; who is only at the keyboard, without a code, cannot. @throws Failure `invalid_mfa_code`, … */
export async function removeSecondFactor(
  platform: Platform,
  holder: AccountHolder,
  { kind, code }: { kind: SecondFactorKind; code: string },
): Promise<void> {
  const { userId, ipAddress } = holder;
  const factors = await listSecondFactors(platform.db, userId);
  if (!factors.some((factor) => factor.kind === kind)) {
    throw new Failure('conflict', 'This account doesn’t have this second factor.');
  }
  const used = await checkFactorCode(platform, { userId, code, ipAddress });
  await platform.db.transaction(async (transaction) => {
    await deleteSecondFactor(transaction, userId, kind);
    const left = await listSecondFactors(transaction, userId);
    if (left.length === 0) await forgetSecondStep(transaction, userId);
    await notifyRemoval(platform, transaction, holder, { factor: kind, proved_by: used, left: left.length });
  });
}

/** Removes all of them, with a backup code as the key (ACC-069). @throws Failure `invalid_mfa_code`, … */
export async function removeByBackupCode(
  platform: Platform,
  holder: AccountHolder,
  code: string,
): Promise<void> {
  const { userId, ipAddress } = holder;
  await checkFactorCode(platform, { userId, code, ipAddress });
  await platform.db.transaction(async (transaction) => {
    await deleteSecondFactors(transaction, userId);
    await forgetSecondStep(transaction, userId);
    await notifyRemoval(platform, transaction, holder, { factor: 'all', proved_by: 'backup-code', left: 0 });
  });
}

/** Without a factor neither backup codes nor trusted browsers have a meaning, and must not come back with the next. */
async function forgetSecondStep(transaction: Transaction, userId: string): Promise<void> {
  await deleteBackupCodes(transaction, userId);
  await deleteTrustedDevices(transaction, userId);
}

function notifyRemoval(
  platform: Platform,
  transaction: Transaction,
  holder: AccountHolder,
  details: { factor: SecondFactorKind | 'all'; proved_by: string; left: number },
): Promise<void> {
  return notifySecurityChange(platform, transaction, holder, {
    className: 'second-factor',
    activityName: 'delete',
    details,
    event: 'account.second-factor-removed',
    mail: {
      subject: 'A two-factor method was removed from your account',
      sentence:
        details.left > 0
          ? 'One of your two-factor methods was removed. You still have another one.'
          : 'You now only need your password to sign in.',
    },
  });
}
