import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { agentTools } from './tools.tables.ts';

export const shareableTool: ShareableResource = {
  type: 'convai_tools',
  find: async (db, workspaceId, id) => {
    const { name, creatorUserId } = agentTools;
    const [tool] = await db
      .select({ name, creatorUserId })
      .from(agentTools)
      .where(and(eq(agentTools.workspaceId, workspaceId), eq(agentTools.id, id)));
    return tool;
  },
};
