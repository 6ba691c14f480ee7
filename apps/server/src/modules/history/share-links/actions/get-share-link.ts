import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { getHistoryItem } from '../../items/index.ts';
import { requireSharing } from '../share-links.policy.ts';
import {
  findSharedItem,
  persistShareLink,
  replaceShareLink,
  type ShareLinkRow,
} from '../share-links.store.ts';

/**
 * The public link of an item; made when there is none, and anew when the one that is there leads nowhere any more,
 * because whoever made it is locked or gone. @throws Failure `sharing_not_allowed`, `history_item_not_found`
 */
export async function getShareLink(
  platform: Platform,
  actor: Actor,
  historyItemId: string,
): Promise<ShareLinkRow> {
  requireSharing(actor);
  await getHistoryItem(platform, actor, historyItemId);
  const { workspaceId, userId } = actor;
  const now = platform.clock.now();
  const fresh = { id: newId(), workspaceId, historyItemId, userId, createdAt: now };
  return platform.db.transaction(async (tx) => {
    const kept = await persistShareLink(tx, fresh);
    const isNew = kept.id === fresh.id;
    if (!isNew && (await findSharedItem(tx, kept.id))) return kept;
    const link = isNew ? kept : await replaceShareLink(tx, fresh);
    const entry = { className: 'share-link', activityName: 'create', targetId: historyItemId };
    await recordAudit(tx, actor, entry, now);
    return link;
  });
}
