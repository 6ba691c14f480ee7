import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { getHistoryItem } from '../../items/index.ts';
import { requireSharing } from '../share-links.policy.ts';
import { indexShareLink, type ShareLinkRow } from '../share-links.store.ts';
import { notShared } from './end-share-link.ts';

interface Change {
  historyItemId: string;
  /** May search engines list the page? */
  isIndexed: boolean;
}

/** @throws Failure `sharing_not_allowed`, `share_link_not_found` */
export async function changeShareSettings(
  platform: Platform,
  actor: Actor,
  { historyItemId, isIndexed }: Change,
): Promise<ShareLinkRow> {
  requireSharing(actor);
  await getHistoryItem(platform, actor, historyItemId);
  const { workspaceId } = actor;
  return platform.db.transaction(async (tx) => {
    const link = await indexShareLink(tx, { workspaceId, historyItemId }, isIndexed);
    if (!link) throw notShared();
    const entry = {
      className: 'share-link',
      activityName: 'change',
      targetId: historyItemId,
      details: { isIndexed },
    };
    await recordAudit(tx, actor, entry, platform.clock.now());
    return link;
  });
}
