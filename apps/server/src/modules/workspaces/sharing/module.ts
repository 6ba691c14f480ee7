import type { Transaction } from '../../../platform/db/database.ts';
import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { membershipTies } from '../memberships/index.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { deleteSharesWith } from './sharing.store.ts';

export const sharingModule: Module = {
  name: 'sharing',
  routes: sharingRoutes,
  extensions: [
    extend(membershipTies, {
      memberLeft: deleteSharesWithMember,
      serviceAccountDeleted: deleteSharesWithMember,
      groupDeleted: (transaction, { id, workspaceId }) =>
        deleteSharesWith(transaction, workspaceId, { principalType: 'group', principalId: id }),
    }),
  ],
};

function deleteSharesWithMember(
  transaction: Transaction,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<void> {
  return deleteSharesWith(transaction, workspaceId, { principalType: 'user', principalId: userId });
}
