import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { voicePreviews } from './design.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(voicePreviews.workspaceId, workspaceId), eq(voicePreviews.userId, userId));

/** Voices that a person had thought up and not saved. Nobody asks for them after a day: they are not exported. */
export const ownedPreviews: OwnedMaterial = {
  name: 'voice-previews',
  count: async () => 0,
  exportFiles: async function* () {},
  erase: async ({ db, blobs }, owner) => {
    const sounds = await db
      .select({ soundBlob: voicePreviews.soundBlob })
      .from(voicePreviews)
      .where(ofOwner(owner));
    for (const { soundBlob } of sounds) if (soundBlob !== null) await blobs.remove(soundBlob);
    await db.delete(voicePreviews).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(voicePreviews).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(voicePreviews).set({ userId: toUserId }).where(ofOwner(owner));
  },
};

export const previewBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const rows = await db
    .select({ blob: voicePreviews.soundBlob })
    .from(voicePreviews)
    .where(eq(voicePreviews.workspaceId, workspaceId));
  return rows.flatMap(({ blob }) => blob ?? []);
};
