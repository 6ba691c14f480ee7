import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { getHistoryItem } from '../../items/index.ts';
import { deleteShareLink } from '../share-links.store.ts';

export const notShared = (): Failure => new Failure('share_link_not_found', 'This item is not shared.');

/** The address is dead from then on. Every plan may. @throws Failure `share_link_not_found` */
export async function endShareLink(platform: Platform, actor: Actor, historyItemId: string): Promise<void> {
  await getHistoryItem(platform, actor, historyItemId);
  await platform.db.transaction(async (tx) => {
    if (!(await deleteShareLink(tx, actor.workspaceId, historyItemId))) throw notShared();
    const entry = { className: 'share-link', activityName: 'delete', targetId: historyItemId };
    await recordAudit(tx, actor, entry, platform.clock.now());
  });
}
