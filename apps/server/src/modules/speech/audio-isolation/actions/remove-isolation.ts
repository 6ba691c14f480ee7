import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHistoryItem, removeHistoryItem } from '../../../history/index.ts';

/** With all its files. An item of another kind is none of this call. @throws Failure `history_item_not_found` */
export async function removeIsolation(platform: Platform, actor: Actor, id: string): Promise<undefined> {
  const item = await findHistoryItem(platform.db, actor.workspaceId, id);
  if (item?.source !== 'Isolation')
    throw new Failure('history_item_not_found', `There is no isolated recording with the id ${id}.`);
  await removeHistoryItem(platform, actor, id);
}
