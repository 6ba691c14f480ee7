import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { agents } from './agents.tables.ts';

export const shareableAgent: ShareableResource = {
  type: 'convai_agents',
  find: async (db, workspaceId, id) => {
    const { name, creatorUserId } = agents;
    const [agent] = await db
      .select({ name, creatorUserId })
      .from(agents)
      .where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, id)));
    return agent;
  },
};
