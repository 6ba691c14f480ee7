import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { studioProjects } from './projects.tables.ts';

export const shareableProject: ShareableResource = {
  type: 'project',
  find: async (db, workspaceId, id) => {
    const [project] = await db
      .select({ name: studioProjects.name, creatorUserId: studioProjects.creatorUserId })
      .from(studioProjects)
      .where(and(eq(studioProjects.workspaceId, workspaceId), eq(studioProjects.id, id)));
    return project;
  },
};
