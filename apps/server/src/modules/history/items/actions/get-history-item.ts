import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type FoundItem, findHistoryItem, findHistoryItems } from '../items.store.ts';

type Reader = Pick<Actor, 'workspaceId'>;

export const historyItemNotFound = (id: string): Failure =>
  new Failure('history_item_not_found', `There is no history item with the id ${id}.`);

export async function getHistoryItem(platform: Platform, actor: Reader, id: string): Promise<FoundItem> {
  const item = await findHistoryItem(platform.db, actor.workspaceId, id);
  if (!item) throw historyItemNotFound(id);
  return item;
}

/** All of them, in the order asked for. One that is missing refuses the whole. */
export async function getHistoryItems(
  platform: Platform,
  actor: Reader,
  ids: readonly string[],
): Promise<FoundItem[]> {
  const items = await findHistoryItems(platform.db, actor.workspaceId, ids);
  const missing = ids.find((id) => !items.some((item) => item.id === id));
  if (missing) throw historyItemNotFound(missing);
  return items;
}
