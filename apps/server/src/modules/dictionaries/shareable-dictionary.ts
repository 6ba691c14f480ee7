import { and, eq } from 'drizzle-orm';
import type { ShareableResource } from '../workspaces/sharing/index.ts';
import { pronunciationDictionaries } from './dictionaries.tables.ts';

export const shareableDictionary: ShareableResource = {
  type: 'pronunciation_dictionary',
  find: async (db, workspaceId, id) => {
    const { name, creatorUserId } = pronunciationDictionaries;
    const [dictionary] = await db
      .select({ name, creatorUserId })
      .from(pronunciationDictionaries)
      .where(
        and(eq(pronunciationDictionaries.workspaceId, workspaceId), eq(pronunciationDictionaries.id, id)),
      );
    return dictionary;
  },
};
