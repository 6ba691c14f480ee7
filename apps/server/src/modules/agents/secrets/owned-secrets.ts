import { and, eq, sql } from 'drizzle-orm';
import type { OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { agentSecrets } from './secrets.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(agentSecrets.workspaceId, workspaceId), eq(agentSecrets.creatorUserId, userId));

/** Secrets that a person stored. They are the workspace's: its agents need them, and nobody reads them again. */
export const ownedSecrets: OwnedMaterial = {
  name: 'agent-secrets',
  count: (db, owner) => db.$count(agentSecrets, ofOwner(owner)),
  exportFiles: async function* () {},
  erase: async ({ db }, owner) => {
    await db.delete(agentSecrets).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    // a name that the other workspace has stays behind
    await transaction
      .update(agentSecrets)
      .set({ workspaceId: toWorkspaceId })
      .where(and(ofOwner(owner), notTakenIn(toWorkspaceId)));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(agentSecrets).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};

const notTakenIn = (workspaceId: string) =>
  sql`not exists (select 1 from ${agentSecrets} as theirs
    where theirs.workspace_id = ${workspaceId} and theirs.name = ${agentSecrets.name})`;
