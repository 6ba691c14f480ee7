import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { hashBackupCode, newBackupCodes, shownBackupCode } from '../backup-code.ts';
import { listSecondFactors, replaceBackupCodes } from '../two-factor.store.ts';

/** New codes, readable this once; those before count no more. @throws Failure `conflict` without a second factor */
export async function issueBackupCodes(platform: Platform, holder: AccountHolder): Promise<string[]> {
  const { userId } = holder;
  if ((await listSecondFactors(platform.db, userId)).length === 0) {
    throw new Failure('conflict', 'Backup codes are for two-factor authentication. Set it up first.');
  }
  const codes = newBackupCodes();
  const hashes = codes.map((code) => hashBackupCode(platform.keys, userId, code));
  await platform.db.transaction(async (transaction) => {
    await replaceBackupCodes(transaction, userId, hashes);
    await notifySecurityChange(platform, transaction, holder, {
      className: 'backup-code',
      activityName: 'create',
      details: { count: codes.length },
      event: 'account.backup-codes-issued',
      mail: {
        subject: 'New backup codes for your account',
        sentence: 'New backup codes were generated. The old ones no longer work.',
      },
    });
  });
  return codes.map(shownBackupCode);
}
