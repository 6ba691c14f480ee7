import { type SQL, sql } from 'drizzle-orm';
import type { VoicePart } from '../catalog/index.ts';
import { voices } from '../registry/voices.tables.ts';
import { findCollectionIds } from './collections.store.ts';
import { collectedVoices, voiceCollections } from './collections.tables.ts';

/** In the collection of the workspace, or without one in any. */
const isCollectedHere = (workspaceId: string, collectionId?: string): SQL => sql`exists (
  select 1 from ${collectedVoices} join ${voiceCollections} on ${voiceCollections.id} = ${collectedVoices.collectionId}
  where ${collectedVoices.voiceId} = ${voices.id} and ${voiceCollections.workspaceId} = ${workspaceId}
  ${collectionId === undefined ? sql`` : sql`and ${voiceCollections.id} = ${collectionId}`})`;

/** The collections that a voice is in. */
export const collectedPart: VoicePart = {
  describe: async ({ db }, { workspaceId }, described) => {
    const ids = described.map(({ rowId }) => rowId);
    const found = await findCollectionIds(db, workspaceId, ids);
    return new Map([...found].map(([id, collectionIds]) => [id, { collection_ids: collectionIds }]));
  },
  filter: ({ collectionId }, { workspaceId }) =>
    collectionId ? [isCollectedHere(workspaceId, collectionId)] : [],
  isSaved: (workspaceId) => isCollectedHere(workspaceId),
};
