import type { Tier } from '@mynah/contract';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccess } from '../memberships/index.ts';
import { findWorkspace, updateWorkspaceRow } from '../workspace/index.ts';

export async function getTier(db: Queryable, workspaceId: string): Promise<Tier> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) throw new Error(`The workspace ${workspaceId} is gone.`);
  return workspace.tier;
}

/** Billing's: another plan from the next request on, with what belongs to it in the same transaction. */
export const setTier = (
  platform: Platform,
  workspaceId: string,
  tier: Tier,
  along: (transaction: Transaction) => Promise<void>,
): Promise<void> =>
  changeAccess(platform, [workspaceId], async (transaction) => {
    await updateWorkspaceRow(transaction, workspaceId, { tier });
    await along(transaction);
  });
