import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { UserRow } from '../users/index.ts';
import { findHome } from './account-home.ts';

interface AccountChange {
  /** `password-changed`: the event is `account.password-changed`. */
  name: 'registered' | 'email-verified' | 'password-changed' | 'email-changed' | 'email-change-reverted';
  user: UserRow;
  ipAddress: string;
}

/** The audit entry and the event of a change to an account, where the account is at home. */
export async function recordAccountChange(
  platform: Platform,
  transaction: Transaction,
  { name, user, ipAddress }: AccountChange,
): Promise<void> {
  const workspaceId = await findHome(platform, transaction, user.id);
  if (!workspaceId) return;
  const entry = { className: 'account', activityName: name, targetId: user.id, ipAddress };
  await recordAudit(transaction, { workspaceId, userId: user.id }, entry, platform.clock.now());
  await platform.events.append(transaction, {
    name: `account.${name}`,
    workspaceId,
    payload: { user_id: user.id },
  });
}
