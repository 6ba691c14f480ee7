import { type OutputFormatName, outputFormat } from '@mynah/audio';
import { brand } from '@mynah/contract';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor, BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { distinctNames, zipItems } from '../../../../platform/zip/zip-items.ts';
import { getHistoryItems } from '../../items/actions/get-history-item.ts';
import type { HistoryRow } from '../../items/items.store.ts';
import { itemFileName } from '../item-file-name.ts';
import { toWav } from '../to-wav.ts';

interface DownloadInput {
  historyItemIds: string[];
  outputFormat?: 'default' | 'wav';
}

type Download = BytesAnswer & { fileName: string };

/** HIS-007: one item as its file, several as a zip. */
export async function downloadItems(
  platform: Platform,
  actor: Actor,
  { historyItemIds, outputFormat: asked }: DownloadInput,
): Promise<Download> {
  const items = await getHistoryItems(platform, actor, historyItemIds);
  const isWav = asked === 'wav';
  const [first] = items;
  if (!first) throw new Failure('history_item_not_found', 'Name one history item at least.');
  if (items.length === 1) return isWav ? wavDownload(platform, first) : storedDownload(platform, first);
  const names = distinctNames(items.map((item) => itemFileName(item, isWav ? 'wav' : extensionOf(item))));
  const entries = items.map((item, index) => ({
    name: names[index]!,
    read: () => (isWav ? toWav(platform, item) : platform.blobs.stream(item.audioBlob)),
  }));
  const fileName = `${brand.name}_${items.length}_generations.zip`;
  return { contentType: 'application/zip', fileName, body: zipItems(entries) };
}

const extensionOf = (item: HistoryRow): string =>
  outputFormat(item.outputFormat as OutputFormatName).extension;

const storedDownload = async (platform: Platform, item: HistoryRow): Promise<Download> => ({
  contentType: item.contentType,
  contentLength: item.audioBytes,
  fileName: itemFileName(item, extensionOf(item)),
  body: await platform.blobs.stream(item.audioBlob),
});

const wavDownload = async (platform: Platform, item: HistoryRow): Promise<Download> => ({
  contentType: 'audio/wav',
  fileName: itemFileName(item, 'wav'),
  body: await toWav(platform, item),
});
