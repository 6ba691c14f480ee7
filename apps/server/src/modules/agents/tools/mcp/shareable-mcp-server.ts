import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../../workspaces/sharing/index.ts';
import { mcpServers } from './mcp-servers.tables.ts';

export const shareableMcpServer: ShareableResource = {
  type: 'convai_mcp_servers',
  find: async (db, workspaceId, id) => {
    const { config, creatorUserId } = mcpServers;
    const [server] = await db
      .select({ config, creatorUserId })
      .from(mcpServers)
      .where(and(eq(mcpServers.workspaceId, workspaceId), eq(mcpServers.id, id)));
    return server && { name: server.config.name, creatorUserId: server.creatorUserId };
  },
};
