import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { studioAssets } from './assets.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(studioAssets.workspaceId, workspaceId), eq(studioAssets.userId, userId));

/** Files that a person uploaded to work with. */
export const ownedAssets: OwnedMaterial = {
  name: 'assets',
  count: (db, owner) => db.$count(studioAssets, ofOwner(owner)),
  exportFiles: async function* ({ db, blobs }, owner): AsyncIterable<ExportedFile> {
    for (const { id, name, blob } of await db.select().from(studioAssets).where(ofOwner(owner)))
      yield { path: `${id}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '_')}`, body: await blobs.stream(blob) };
  },
  erase: async ({ db, blobs }, owner) => {
    for (const { blob } of await db.select().from(studioAssets).where(ofOwner(owner)))
      await blobs.remove(blob);
    await db.delete(studioAssets).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(studioAssets).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(studioAssets).set({ userId: toUserId }).where(ofOwner(owner));
  },
};

export const assetBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const rows = await db
    .select({ blob: studioAssets.blob })
    .from(studioAssets)
    .where(eq(studioAssets.workspaceId, workspaceId));
  return rows.map(({ blob }) => blob);
};
