import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { voiceCollections } from './collections.tables.ts';

export const shareableCollection: ShareableResource = {
  type: 'voice_collection',
  find: async (db, workspaceId, id) => {
    const [collection] = await db
      .select({ name: voiceCollections.title, creatorUserId: voiceCollections.creatorUserId })
      .from(voiceCollections)
      .where(and(eq(voiceCollections.workspaceId, workspaceId), eq(voiceCollections.id, id)));
    return collection;
  },
};
