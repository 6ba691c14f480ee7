import { and, eq } from 'drizzle-orm';
import type { ExportedFile, OwnedMaterial, Owner } from '../../../accounts/privacy/index.ts';
import { mcpServers } from './mcp-servers.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(mcpServers.workspaceId, workspaceId), eq(mcpServers.creatorUserId, userId));

/** MCP servers that a person added. */
export const ownedMcpServers: OwnedMaterial = {
  name: 'agent-mcp-servers',
  count: (db, owner) => db.$count(mcpServers, ofOwner(owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    for (const { id, config } of await db.select().from(mcpServers).where(ofOwner(owner)))
      yield { path: `${id}.json`, body: new TextEncoder().encode(JSON.stringify(config, null, 2)) };
  },
  erase: async ({ db }, owner) => {
    await db.delete(mcpServers).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(mcpServers).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(mcpServers).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};
