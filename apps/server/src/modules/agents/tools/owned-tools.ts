import { and, eq } from 'drizzle-orm';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { agentToolExecutions, agentTools } from './tools.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(agentTools.workspaceId, workspaceId), eq(agentTools.creatorUserId, userId));

/** Tools that a person made. */
export const ownedTools: OwnedMaterial = {
  name: 'agent-tools',
  count: (db, owner) => db.$count(agentTools, ofOwner(owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    for (const { id, config } of await db.select().from(agentTools).where(ofOwner(owner)))
      yield { path: `${id}.json`, body: new TextEncoder().encode(JSON.stringify(config, null, 2)) };
  },
  erase: async ({ db }, owner) => {
    await db.delete(agentTools).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    const moved = await transaction
      .update(agentTools)
      .set({ workspaceId: toWorkspaceId })
      .where(ofOwner(owner))
      .returning({ id: agentTools.id });
    for (const { id } of moved)
      await transaction
        .update(agentToolExecutions)
        .set({ workspaceId: toWorkspaceId })
        .where(eq(agentToolExecutions.toolId, id));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(agentTools).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};
