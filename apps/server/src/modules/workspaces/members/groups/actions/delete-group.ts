import type { Transaction } from '../../../../../platform/db/database.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { membershipTies } from '../../../memberships/index.ts';
import { deleteGroupRow, type GroupRow } from '../groups.store.ts';

/** With what hangs on it: what was shared with the group is shared with it no more. */
export async function deleteGroup(
  { extensions }: Platform,
  transaction: Transaction,
  group: Pick<GroupRow, 'workspaceId' | 'id'>,
): Promise<void> {
  for (const ties of extensions.at(membershipTies)) await ties.groupDeleted?.(transaction, group);
  await deleteGroupRow(transaction, group);
}
