import type { Transaction } from '../../../platform/db/database.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { findUser } from '../users/index.ts';
import { findHome } from './account-home.ts';

/** Whose account it is, and where the change comes from. */
export interface AccountHolder {
  userId: string;
  /** Absent where there is no actor yet: then it is looked up. */
  workspaceId?: string;
  ipAddress: string;
}

export interface SecurityChange {
  /** `second-factor` */
  className: string;
  /** `create`, `delete` */
  activityName: string;
  targetId?: string;
  details?: Record<string, string | number | boolean | null>;
  /** `account.second-factor-removed`: for the notifications. */
  event?: string;
  /** For changes that somebody else would make who is in where they should not be. */
  mail?: { subject: string; sentence: string };
}

/** The audit entry, the event and the mail of one change, in its transaction: none without the others. */
export async function notifySecurityChange(
  platform: Platform,
  transaction: Transaction,
  holder: AccountHolder,
  change: SecurityChange,
): Promise<void> {
  const { userId, ipAddress } = holder;
  const workspaceId = holder.workspaceId ?? (await findHome(platform, transaction, userId));
  // who belongs to no workspace has no log to read it in
  if (workspaceId) {
    const { className, activityName, targetId, details = {}, event } = change;
    const entry = { className, activityName, targetId: targetId ?? userId, details, ipAddress };
    await recordAudit(transaction, { userId, workspaceId }, entry, platform.clock.now());
    if (event) {
      const payload = { user_id: userId, ...(targetId ? { target_id: targetId } : {}), ...details };
      await platform.events.append(transaction, { name: event, workspaceId, payload });
    }
  }
  if (change.mail) await sendNotice(platform, transaction, userId, change.mail);
}

async function sendNotice(
  platform: Platform,
  transaction: Transaction,
  userId: string,
  { subject, sentence }: NonNullable<SecurityChange['mail']>,
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (!user) return;
  const mail = composeMail(user.email, {
    kind: 'security',
    subject,
    paragraphs: [sentence, 'If this was you, there’s nothing you need to do.'],
    action: { label: 'Open security settings', url: `${platform.publicUrl()}/app/settings/security` },
    afterAction: ['If it wasn’t you, sign in, sign out all other sessions and change your password.'],
  });
  await platform.mail.send(mail, { transaction });
}
