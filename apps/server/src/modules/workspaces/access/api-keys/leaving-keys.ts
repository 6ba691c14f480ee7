import type { Transaction } from '../../../../platform/db/database.ts';
import type { Leaving } from '../../memberships/index.ts';
import { deleteKeysOf, endKeys, moveKeys } from './api-keys.store.ts';

/** What becomes of a member's keys. */
export const leavingKeys = {
  memberLeft: (
    transaction: Transaction,
    member: { userId: string; workspaceId: string },
    leaving: Leaving,
  ): Promise<void> =>
    'heirId' in leaving
      ? endKeys(transaction, member, leaving.heirId)
      : moveKeys(transaction, member, leaving.toWorkspaceId),
  accountDeleted: deleteKeysOf,
};
