import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../workspaces/sharing/index.ts';
import { dubbings } from './dubbings.tables.ts';

export const shareableDubbing: ShareableResource = {
  type: 'dubbing',
  find: async (db, workspaceId, id) => {
    const [dubbing] = await db
      .select({ name: dubbings.name, creatorUserId: dubbings.creatorUserId })
      .from(dubbings)
      .where(and(eq(dubbings.workspaceId, workspaceId), eq(dubbings.id, id)));
    return dubbing;
  },
};
