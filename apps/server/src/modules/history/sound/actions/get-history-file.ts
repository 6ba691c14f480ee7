import type { HistoryFileName } from '@mynah/contract/history/history';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHistoryFiles, getHistoryItem } from '../../items/index.ts';
import type { KeptBytes } from './read-item-audio.ts';

/** @throws Failure `history_item_not_found`, also for an item that has no such file */
export async function getHistoryFile(
  platform: Platform,
  reader: Pick<Actor, 'workspaceId'>,
  { historyItemId, name }: { historyItemId: string; name: HistoryFileName },
): Promise<KeptBytes> {
  const item = await getHistoryItem(platform, reader, historyItemId);
  const file = (await findHistoryFiles(platform.db, [item.id])).find((each) => each.name === name);
  if (!file) throw new Failure('history_item_not_found', `The history item ${item.id} has no ${name}.`);
  return { contentType: file.contentType, audioBlob: file.blob, audioBytes: file.sizeBytes };
}
