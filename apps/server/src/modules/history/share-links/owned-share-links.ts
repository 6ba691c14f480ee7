import { and, eq } from 'drizzle-orm';
import type { OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { shareLinks } from './share-links.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(shareLinks.workspaceId, workspaceId), eq(shareLinks.userId, userId));

/** The addresses that a person gave out. They go where the items go, but never on to somebody else. */
export const ownedShareLinks: OwnedMaterial = {
  name: 'share-links',
  // the items count: a link is nothing without its own
  count: async () => 0,
  exportFiles: async function* ({ db }, owner) {
    const rows = await db.select().from(shareLinks).where(ofOwner(owner));
    if (rows.length === 0) return;
    const links = rows.map((row) => ({
      share_link_id: row.id,
      history_item_id: row.historyItemId,
      is_indexed: row.isIndexed,
    }));
    yield { path: 'share-links.json', body: new TextEncoder().encode(JSON.stringify(links, null, 2)) };
  },
  erase: async ({ db }, owner) => {
    await db.delete(shareLinks).where(ofOwner(owner));
  },
  /** The items take them along. */
  move: async () => {},
  handOver: async (transaction, owner) => {
    await transaction.delete(shareLinks).where(ofOwner(owner));
  },
};
