import { brand } from '@mynah/contract';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { composeMail } from '../../../../../platform/mail/compose-mail.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { issueCode } from '../../../../accounts/email-flows/index.ts';
import { track } from '../../../../accounts/product-events/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../../../accounts/security-changes/index.ts';
import { signOutEverywhere } from '../../../../accounts/sessions/index.ts';
import { findUser } from '../../../../accounts/users/index.ts';
import { changeAccess, membershipTies } from '../../../memberships/index.ts';
import { lockWorkspace } from '../../../workspace/index.ts';
import { deleteInvites } from '../../invites/index.ts';
import { listMembers } from '../../members.store.ts';
import { ownsShared } from '../account-deletion.policy.ts';
import { markDeleted } from '../account-deletion.store.ts';

/** From now on nobody signs in as this person; what they own is erased 14 days later (ACC-063). */
export async function deleteAccount(platform: Platform, actor: Actor, holder: AccountHolder): Promise<void> {
  const { userId, workspaceId } = actor;
  await changeAccess(platform, [workspaceId], async (transaction) => {
    const workspace = await lockWorkspace(transaction, workspaceId);
    if (ownsShared(userId, await listMembers(transaction, workspaceId))) {
      throw new Failure(
        'owns_shared_workspace',
        'Your workspace has other members. Transfer its ownership first.',
      );
    }
    const now = platform.clock.now();
    await markDeleted(transaction, userId, now);
    await signOutEverywhere(platform, transaction, userId);
    for (const ties of platform.extensions.at(membershipTies)) {
      await ties.accountDeleted?.(transaction, { userId, workspaceId });
    }
    if (workspace?.ownerId === userId) await deleteInvites(transaction, workspaceId);
    await notifySecurityChange(platform, transaction, holder, {
      className: 'account',
      activityName: 'delete',
      event: 'account.deleted',
    });
    await track(platform, actor, { name: 'account_deletion_requested' }, { transaction });
    await sendFarewell(platform, transaction, userId);
  });
}

/** With the way back: the person cannot sign in any more. */
async function sendFarewell(platform: Platform, transaction: Transaction, userId: string): Promise<void> {
  const user = await findUser(transaction, userId);
  if (!user) return;
  const { helpEmail } = platform.config;
  const code = await issueCode(platform, transaction, { purpose: 'restore-account', userId });
  const mail = composeMail(user.email, {
    kind: 'account',
    subject: 'Your account was deleted',
    paragraphs: [`Your ${brand.name} account was deleted. Everything in it will be erased in 14 days.`],
    action: {
      label: 'Restore account',
      url: `${platform.publicUrl()}/app/restore-account?code=${code}`,
    },
    afterAction: [
      'The link works once, within those 14 days. API keys and invites can’t be restored.',
      `If this wasn’t you, restore your account and change your password, or contact ${helpEmail ?? 'the people who run this server'}.`,
    ],
  });
  await platform.mail.send(mail, { transaction });
}
