import { eraseMails } from '../../../../../platform/mail/erase-mails.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { ownedMaterial } from '../../../../accounts/privacy/index.ts';
import { trackNobody } from '../../../../accounts/product-events/index.ts';
import { changeAccess } from '../../../memberships/index.ts';
import { lockWorkspace } from '../../../workspace/index.ts';
import { deleteWorkspace } from '../../delete-workspace.ts';
import { deletionDelayMs } from '../account-deletion.policy.ts';
import { deleteUser, findSuccessor, listDueAccounts, passOwnership } from '../account-deletion.store.ts';

const batchSize = 20;

/** Erases the accounts whose 14 days are over. One that fails is tried again by the next run, and stops no other. */
export async function eraseAccounts(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - deletionDelayMs);
  const failures: unknown[] = [];
  for (const { userId, workspaceId, ownerId } of await listDueAccounts(platform.db, before, batchSize)) {
    try {
      if (workspaceId) await eraseMaterial(platform, { userId, workspaceId });
      await eraseAccount(platform, { userId, workspaceId, isOwner: ownerId === userId });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some accounts could not be erased');
}

async function eraseMaterial(
  platform: Platform,
  owner: { userId: string; workspaceId: string },
): Promise<void> {
  for (const material of platform.extensions.at(ownedMaterial)) await material.erase(platform, owner);
}

interface Going {
  userId: string;
  workspaceId: string | null;
  isOwner: boolean;
}

/** Last, and in one transaction: until then the row says that there is more to erase. */
async function eraseAccount(platform: Platform, { userId, workspaceId, isOwner }: Going): Promise<void> {
  await changeAccess(platform, workspaceId ? [workspaceId] : [], async (transaction) => {
    if (workspaceId && isOwner) {
      await lockWorkspace(transaction, workspaceId);
      // somebody may have come in meanwhile, by single sign-on
      const successor = await findSuccessor(transaction, { workspaceId, userId });
      if (successor) await passOwnership(transaction, { workspaceId, userId: successor });
      else await deleteWorkspace(platform, transaction, workspaceId);
    }
    const address = await deleteUser(transaction, userId);
    if (address) await eraseMails(transaction, address);
    await trackNobody(platform, { name: 'account_deleted' }, transaction);
  });
}
