import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { agentTests } from './testing.tables.ts';

export const shareableTest: ShareableResource = {
  type: 'convai_agent_response_tests',
  find: async (db, workspaceId, id) => {
    const { name, creatorUserId } = agentTests;
    const [test] = await db
      .select({ name, creatorUserId })
      .from(agentTests)
      .where(and(eq(agentTests.workspaceId, workspaceId), eq(agentTests.id, id)));
    return test;
  },
};
