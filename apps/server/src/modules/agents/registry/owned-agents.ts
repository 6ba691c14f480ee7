import { and, eq, inArray } from 'drizzle-orm';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { findHead, listBranches } from './agents.store.ts';
import { agentBranches, agentDeployments, agentDrafts, agents, agentVersions } from './agents.tables.ts';
import { blobsOfAgents } from './avatars.store.ts';
import { agentAvatars } from './avatars.tables.ts';
import { agentHoldAudio } from './hold-audio.tables.ts';
import { procedureDrafts } from './procedures.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(agents.workspaceId, workspaceId), eq(agents.creatorUserId, userId));

/** Agents that a person made; the export holds the newest version of each branch. */
export const ownedAgents: OwnedMaterial = {
  name: 'agents',
  count: (db, owner) => db.$count(agents, ofOwner(owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    for (const agent of await db.select().from(agents).where(ofOwner(owner))) {
      for (const branch of await listBranches(db, agent)) {
        const { config } = await findHead(db, branch);
        const { speech_engine: engine, ...rest } = config;
        // what signs is of the server, and opens nowhere else
        const shown = engine && { ws_url: engine.ws_url, request_headers: engine.request_headers };
        const content = {
          ...{ name: agent.name, branch: branch.name, tags: agent.tags, ...rest },
          ...(shown && { speech_engine: shown }),
        };
        yield {
          path: `${agent.id}/${branch.id}.json`,
          body: new TextEncoder().encode(JSON.stringify(content, null, 2)),
        };
      }
    }
  },
  erase: async ({ db, blobs }, owner) => {
    const owned = await db.select({ id: agents.id }).from(agents).where(ofOwner(owner));
    const ids = owned.map(({ id }) => id);
    for (const blob of await blobsOfAgents(db, ids)) await blobs.remove(blob);
    await db.delete(agents).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    const moved = await transaction
      .update(agents)
      .set({ workspaceId: toWorkspaceId })
      .where(ofOwner(owner))
      .returning({ id: agents.id });
    for (const { id } of moved) {
      for (const table of [
        agentBranches,
        agentVersions,
        agentDeployments,
        agentAvatars,
        agentHoldAudio,
        procedureDrafts,
      ])
        await transaction.update(table).set({ workspaceId: toWorkspaceId }).where(eq(table.agentId, id));
      const branches = transaction
        .select({ id: agentBranches.id })
        .from(agentBranches)
        .where(eq(agentBranches.agentId, id));
      await transaction
        .update(agentDrafts)
        .set({ workspaceId: toWorkspaceId })
        .where(inArray(agentDrafts.branchId, branches));
    }
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(agents).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};
