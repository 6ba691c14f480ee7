import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendVersion, changeAgent } from './agents.store.ts';
import type { AgentBranchRow, AgentVersionRow } from './agents.tables.ts';

type NewVersion = Pick<AgentVersionRow, 'config' | 'description'> &
  Partial<Pick<AgentVersionRow, 'mergedId'>> & {
    /** The version that it is made upon. */
    before: AgentVersionRow;
  };

/** The next version of a branch that is locked; where it is the main one, the agent follows. Gives its id. */
export async function commitVersion(
  { clock }: Platform,
  transaction: Transaction,
  { userId: creatorUserId }: Actor,
  branch: AgentBranchRow,
  { before, ...version }: NewVersion,
): Promise<string> {
  const { workspaceId, agentId, id: branchId, head } = branch;
  const id = newId('agtvrsn_');
  await appendVersion(transaction, branch, {
    ...{ id, workspaceId, agentId, branchId, creatorUserId, ...version },
    ...{ number: head + 1, parentId: before.id, createdAt: clock.now() },
  });
  const { archived } = version.config.platform_settings;
  if (branch.isMain) await changeAgent(transaction, { workspaceId, id: agentId }, { archived });
  return id;
}
