import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { memberships } from '../../workspaces/memberships/memberships.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import type { HistoryRow } from '../items/items.tables.ts';
import { historyItems } from '../items/items.tables.ts';
import { closedTier } from './share-links.policy.ts';
import { shareLinks } from './share-links.tables.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;
export type NewShareLink = Pick<ShareLinkRow, 'id' | 'workspaceId' | 'historyItemId' | 'createdAt'> & {
  userId: string;
};

const ofItem = (workspaceId: string, historyItemId: string) =>
  and(eq(shareLinks.workspaceId, workspaceId), eq(shareLinks.historyItemId, historyItemId));

export async function findShareLink(
  db: Queryable,
  workspaceId: string,
  historyItemId: string,
): Promise<ShareLinkRow | undefined> {
  const [row] = await db.select().from(shareLinks).where(ofItem(workspaceId, historyItemId));
  return row;
}

/** The item's link: this one when there was none. Of two at once the second waits, and gets the first one's. */
export async function persistShareLink(db: Transaction, link: NewShareLink): Promise<ShareLinkRow> {
  const [row] = await db
    .insert(shareLinks)
    .values(link)
    .onConflictDoUpdate({ target: shareLinks.historyItemId, set: { historyItemId: link.historyItemId } })
    .returning();
  return row!;
}

/** In place of the item's former link, whose address is dead from then on. */
export async function replaceShareLink(db: Transaction, link: NewShareLink): Promise<ShareLinkRow> {
  const [row] = await db
    .update(shareLinks)
    .set({ ...link, isIndexed: false })
    .where(ofItem(link.workspaceId, link.historyItemId))
    .returning();
  return row!;
}

export async function indexShareLink(
  db: Transaction,
  { workspaceId, historyItemId }: Pick<ShareLinkRow, 'workspaceId' | 'historyItemId'>,
  isIndexed: boolean,
): Promise<ShareLinkRow | undefined> {
  const [row] = await db
    .update(shareLinks)
    .set({ isIndexed })
    .where(ofItem(workspaceId, historyItemId))
    .returning();
  return row;
}

export async function deleteShareLink(
  db: Transaction,
  workspaceId: string,
  historyItemId: string,
): Promise<ShareLinkRow | undefined> {
  const [row] = await db.delete(shareLinks).where(ofItem(workspaceId, historyItemId)).returning();
  return row;
}

/** The links of items that are deleted: who restores an item does not open it to the world again. */
export async function deleteLinksOfItems(
  db: Transaction,
  workspaceId: string,
  historyItemIds: readonly string[],
): Promise<void> {
  await db
    .delete(shareLinks)
    .where(and(eq(shareLinks.workspaceId, workspaceId), isAny(shareLinks.historyItemId, historyItemIds)));
}

/** What an open link leads to. */
export interface SharedRow {
  link: ShareLinkRow;
  item: HistoryRow;
  /** Of who made the link. */
  publicUserName: string | null;
}

/**
 * By the address alone: the one query without a workspace, for everybody. A link is open while whoever made it is a
 * member in good standing of the workspace that the item is in, and the workspace may share.
 */
export async function findSharedItem(db: Queryable, shareLinkId: string): Promise<SharedRow | undefined> {
  const [row] = await db
    .select({ link: shareLinks, item: historyItems, publicUserName: users.publicUserName })
    .from(shareLinks)
    .innerJoin(
      historyItems,
      and(
        eq(historyItems.id, shareLinks.historyItemId),
        eq(historyItems.workspaceId, shareLinks.workspaceId),
      ),
    )
    .innerJoin(workspaces, eq(workspaces.id, shareLinks.workspaceId))
    .innerJoin(users, eq(users.id, shareLinks.userId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, workspaces.id)))
    .where(
      and(
        eq(shareLinks.id, shareLinkId),
        isNull(historyItems.deletedAt),
        ne(workspaces.tier, closedTier),
        eq(memberships.isLocked, false),
        isNull(users.deletionRequestedAt),
      ),
    );
  return row;
}
