import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { voices } from './voices.tables.ts';

export const shareableVoice: ShareableResource = {
  type: 'voice',
  find: async (db, workspaceId, id) => {
    const [voice] = await db
      .select({ name: voices.name, creatorUserId: voices.creatorUserId })
      .from(voices)
      .where(and(eq(voices.workspaceId, workspaceId), eq(voices.id, id)));
    return voice;
  },
};
