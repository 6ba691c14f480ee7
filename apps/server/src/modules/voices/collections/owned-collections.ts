import { and, eq } from 'drizzle-orm';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { collectedVoices, voiceCollections } from './collections.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(voiceCollections.workspaceId, workspaceId), eq(voiceCollections.creatorUserId, userId));

/** Collections that a person made. */
export const ownedCollections: OwnedMaterial = {
  name: 'voice-collections',
  count: (db, owner) => db.$count(voiceCollections, ofOwner(owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    const rows = await db
      .select({ collection: voiceCollections, voiceId: collectedVoices.voiceId })
      .from(voiceCollections)
      .leftJoin(collectedVoices, eq(collectedVoices.collectionId, voiceCollections.id))
      .where(ofOwner(owner))
      .orderBy(voiceCollections.createdAt, collectedVoices.addedAt);
    const byId = new Map<
      string,
      { collection_id: string; title: string; icon: string; voice_ids: string[] }
    >();
    for (const { collection, voiceId } of rows) {
      const { id, title, icon } = collection;
      const entry = byId.get(id) ?? { collection_id: id, title, icon, voice_ids: [] };
      if (voiceId !== null) entry.voice_ids.push(voiceId);
      byId.set(id, entry);
    }
    const data = [...byId.values()];
    if (data.length === 0) return;
    yield { path: 'collections.json', body: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
  },
  erase: async ({ db }, owner) => {
    await db.delete(voiceCollections).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(voiceCollections).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(voiceCollections).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};
