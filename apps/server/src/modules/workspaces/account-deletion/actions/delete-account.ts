import { brand } from '@mynah/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  type AccountHolder,
  findUser,
  signOutEverywhere,
  tellSecurityChange,
} from '../../../accounts/index.ts';
import { changeAccess } from '../../authentication/change-access.ts';
import { listMembers, lockWorkspace } from '../../members/members.store.ts';
import { ownsShared } from '../account-deletion.policy.ts';
import { deleteInvites, deleteKeysOf, markDeleted } from '../account-deletion.store.ts';

/** From now on nobody signs in as this person; what they own is erased 14 days later (ACC-063). */
export async function deleteAccount(platform: Platform, actor: Actor, holder: AccountHolder): Promise<void> {
  const { userId, workspaceId } = actor;
  await changeAccess(platform, [workspaceId], async (transaction) => {
    const workspace = await lockWorkspace(transaction, workspaceId);
    if (ownsShared(userId, await listMembers(transaction, workspaceId))) {
      throw new Failure(
        'owns_shared_workspace',
        'Others are in your workspace. Transfer its ownership first.',
      );
    }
    const now = platform.clock.now();
    await markDeleted(transaction, userId, now);
    await signOutEverywhere(platform, transaction, userId);
    await deleteKeysOf(transaction, { userId, workspaceId });
    if (workspace?.ownerId === userId) await deleteInvites(transaction, workspaceId);
    await tellSecurityChange(platform, transaction, holder, {
      className: 'account',
      activityName: 'delete',
      event: 'account.deleted',
    });
    await sendFarewell(platform, transaction, userId);
  });
}

/** The one way back is the operator: the person cannot sign in any more. */
async function sendFarewell(platform: Platform, transaction: Transaction, userId: string): Promise<void> {
  const user = await findUser(transaction, userId);
  if (!user) return;
  const { helpEmail } = platform.config;
  const text = [
    'Your account was deleted. Everything in it is erased in 14 days.',
    `If this was not you, write to ${helpEmail ?? 'the people who run this server'} before then.`,
    brand.name,
  ].join('\n\n');
  await platform.mail.send({ to: user.email, subject: 'Your account was deleted', text }, { transaction });
}
