import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHistoryItem } from '../items.store.ts';
import type { HistoryRow } from '../items.tables.ts';

type Reader = Pick<Actor, 'workspaceId'>;

export const historyItemNotFound = (id: string): Failure =>
  new Failure('history_item_not_found', `There is no history item with the id ${id}.`);

export async function getHistoryItem(platform: Platform, actor: Reader, id: string): Promise<HistoryRow> {
  const item = await findHistoryItem(platform.db, actor.workspaceId, id);
  if (!item) throw historyItemNotFound(id);
  return item;
}
