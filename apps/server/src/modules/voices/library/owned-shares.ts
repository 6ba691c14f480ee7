import { and, eq } from 'drizzle-orm';
import type { OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { findUser } from '../../accounts/users/index.ts';
import { deleteKeptOf } from './kept-for-copies.ts';
import { sharedVoices, voiceBookmarks } from './library.tables.ts';
import { announceRemoval } from './take-back.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(sharedVoices.workspaceId, workspaceId), eq(sharedVoices.ownerUserId, userId));
const remembered = ({ userId, workspaceId }: Owner) =>
  and(eq(voiceBookmarks.workspaceId, workspaceId), eq(voiceBookmarks.userId, userId));

/** How a person shares their voices, and what they remember of others'. Before the voices themselves. */
export const ownedShares: OwnedMaterial = {
  name: 'shared-voices',
  // the voices count: a share is nothing without its own
  count: async () => 0,
  exportFiles: async function* ({ db }, owner) {
    const rows = await db.select().from(sharedVoices).where(ofOwner(owner));
    if (rows.length === 0) return;
    const shares = rows.map((row) => ({
      voice_id: row.voiceId,
      name: row.name,
      description: row.description,
      labels: row.labels,
      is_in_library: row.isInLibrary,
      whitelisted_emails: row.emails,
      notice_period: row.noticePeriodDays,
      rate: row.customRate,
      published_at: row.publishedAt,
    }));
    yield { path: 'shared-voices.json', body: new TextEncoder().encode(JSON.stringify(shares, null, 2)) };
  },
  /** Nothing of a voice stays with others when the person wants to be forgotten: copies stop at once. */
  erase: async (platform, owner) => {
    const now = platform.clock.now();
    const shares = await platform.db.select().from(sharedVoices).where(ofOwner(owner));
    await platform.db.transaction(async (transaction) => {
      for (const share of shares) {
        if (share.publishedAt !== null)
          await announceRemoval(platform, transaction, { share, disableAt: now });
      }
      await deleteKeptOf(transaction, owner.userId);
      await transaction.delete(sharedVoices).where(ofOwner(owner));
      await transaction.delete(voiceBookmarks).where(remembered(owner));
    });
    for (const { previewBlob } of shares) if (previewBlob !== null) await platform.blobs.remove(previewBlob);
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(sharedVoices).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
    await transaction.update(voiceBookmarks).set({ workspaceId: toWorkspaceId }).where(remembered(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    const next = await findUser(transaction, toUserId);
    const publicOwnerId = next?.publicUserId ?? undefined;
    await transaction
      .update(sharedVoices)
      .set({ ownerUserId: toUserId, publicOwnerId })
      .where(ofOwner(owner));
    await transaction.delete(voiceBookmarks).where(remembered(owner));
  },
};
