import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { requireCodeAttempt, takeCode } from '../../../../accounts/email-flows/index.ts';
import { deleteUserTokens } from '../../../../accounts/one-time-tokens/index.ts';
import { track } from '../../../../accounts/product-events/index.ts';
import { notifySecurityChange } from '../../../../accounts/security-changes/index.ts';
import { recordStaffAction } from '../../../../accounts/staff/index.ts';
import { findMember } from '../../../memberships/index.ts';
import { makeOwnWorkspace } from '../../actions/make-own-workspace.ts';
import { deletionDelayMs } from '../account-deletion.policy.ts';
import { unmarkDeleted } from '../account-deletion.store.ts';

interface OwnRestoration {
  code: string;
  ipAddress: string;
}

/** The person comes back by the link of the mail, and signs in then. @throws Failure `invalid_verification_code` */
export async function restoreOwnAccount(
  platform: Platform,
  { code, ipAddress }: OwnRestoration,
): Promise<{ email: string }> {
  const forgive = await requireCodeAttempt(platform, { code, ipAddress });
  const email = await platform.db.transaction(async (transaction) => {
    const known = await takeCode(platform, transaction, { purpose: 'restore-account', code });
    const isBack = known && (await restore(platform, transaction, { userId: known.user.id, ipAddress }));
    if (!isBack) {
      throw new Failure(
        'invalid_verification_code',
        'The link was already used, has expired or is incomplete.',
      );
    }
    return known.user.email;
  });
  await forgive();
  return { email };
}

interface StaffRestoration {
  userId: string;
  reason?: string;
}

/** For who lost the mail. @throws Failure `user_not_found` when nobody of this id can come back */
export async function restoreAccount(
  platform: Platform,
  staff: Actor,
  { userId, reason }: StaffRestoration,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    if (!(await restore(platform, transaction, { userId, ipAddress: staff.ipAddress ?? '' }))) {
      throw new Failure('user_not_found', 'No account with this id was deleted within the last 14 days.');
    }
    const entry = { action: 'account.restore', target: userId, reason };
    await recordStaffAction(transaction, staff, entry, platform.clock.now());
  });
}

/** False when the account was not deleted, or its days are over. Whose workspace went meanwhile gets one of their own. */
async function restore(
  platform: Platform,
  transaction: Transaction,
  { userId, ipAddress }: { userId: string; ipAddress: string },
): Promise<boolean> {
  const now = platform.clock.now();
  const deletedAfter = new Date(now.getTime() - deletionDelayMs);
  const user = await unmarkDeleted(transaction, userId, deletedAfter);
  if (!user) return false;
  await deleteUserTokens(transaction, { userId, purpose: 'restore-account' });
  const member = await findMember(transaction, userId);
  const workspaceId = member?.workspaceId ?? (await makeOwnWorkspace(transaction, user, now));
  await track(platform, { userId, workspaceId }, { name: 'account_deletion_cancelled' }, { transaction });
  await notifySecurityChange(
    platform,
    transaction,
    { userId, ipAddress },
    {
      className: 'account',
      activityName: 'restore',
      event: 'account.restored',
      mail: {
        subject: 'Your account has been restored',
        sentence: 'Your account was restored before it was erased. You can sign in again.',
      },
    },
  );
  return true;
}
