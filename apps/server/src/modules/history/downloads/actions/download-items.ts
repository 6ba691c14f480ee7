import { generatedZipName } from '@mynah/contract/file-names';
import type { DownloadFormat, SubtitleFormat } from '@mynah/contract/history/download-formats';
import type { Actor, BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { distinctNames, type ZipEntry, zipItems } from '../../../../platform/zip/zip-items.ts';
import { checkOutputFormat } from '../../../billing/index.ts';
import { findHistoryItem, historyItemNotFound } from '../../items/index.ts';
import type { HistoryRow } from '../../items/items.tables.ts';
import { type DownloadRow, findDownloadItems } from '../downloads.store.ts';
import { itemFileName, namingOf } from '../item-file-name.ts';
import { checkSound, formatOfSound, openSound, type SoundOptions } from '../item-sound.ts';
import { subtitleFile, timedWordsOf } from '../item-subtitles.ts';

export interface DownloadInput {
  historyItemIds: string[];
  outputFormat?: DownloadFormat;
  subtitles?: SubtitleFormat[];
  tags?: boolean;
}

type Download = BytesAnswer & { fileName: string };

/**
 * HIS-007: one item as its file, several as a zip; with subtitles always a zip. Nothing is sent before all is known
 * to be possible. @throws Failure `history_item_not_found`, `output_format_not_allowed`, `invalid_output_format`
 */
export async function downloadItems(
  platform: Platform,
  actor: Actor,
  input: DownloadInput & { signal: AbortSignal },
): Promise<Download> {
  const { outputFormat: format = 'default', subtitles = [], tags: hasTags = true, signal } = input;
  if (format !== 'default' && format !== 'wav') checkOutputFormat(actor.tier, format);
  const items = await findDownloadItems(platform.db, actor.workspaceId, input.historyItemIds);
  const missing = input.historyItemIds.find((id) => !items.some((item) => item.id === id));
  if (missing) throw historyItemNotFound(missing);
  for (const item of items) checkSound(platform, item, format);
  const first = items[0]!;
  const options: SoundOptions = { format, hasTags, signal };
  if (items.length === 1 && subtitles.length === 0) {
    return { ...(await openSound(platform, first, options)), fileName: soundFileName(first, format) };
  }
  const entries = entriesOf(platform, items, { ...options, subtitles });
  return { contentType: 'application/zip', fileName: zipNameOf(items), body: zipItems(entries) };
}

interface EntryOptions extends SoundOptions {
  subtitles: readonly SubtitleFormat[];
}

/** One file after the other, each opened when its turn comes: a thousand take no more memory than one. */
async function* entriesOf(
  platform: Platform,
  items: readonly DownloadRow[],
  { subtitles, ...options }: EntryOptions,
): AsyncGenerator<ZipEntry> {
  const names = distinctNames(items.map((item) => soundFileName(item, options.format)));
  for (const [index, item] of items.entries()) {
    const name = names[index]!;
    // a blob that is gone costs the archive one file, not all of them
    if ((await platform.blobs.size(item.audioBlob)) === undefined) {
      platform.log.warn({ historyItemId: item.id }, 'the sound of this item is no longer kept');
      continue;
    }
    yield { name, read: async () => (await openSound(platform, item, options)).body };
    const timed = subtitles.length > 0 && item.hasTimings ? await findTimed(platform, item) : undefined;
    if (!timed) continue;
    for (const format of new Set(subtitles)) {
      yield { name: name.replace(/\.\w+$/, `.${format}`), read: async () => subtitleFile(timed, format) };
    }
  }
}

async function findTimed(
  { db }: Platform,
  { workspaceId, id }: DownloadRow,
): Promise<HistoryRow | undefined> {
  const item = await findHistoryItem(db, workspaceId, id);
  return item && timedWordsOf(item) ? item : undefined;
}

const soundFileName = (item: DownloadRow, asked: DownloadFormat): string => {
  const { codec, name } = formatOfSound(item, asked);
  return itemFileName(item, codec === 'wav' ? 'wav' : name);
};

const zipNameOf = (items: readonly DownloadRow[]): string =>
  generatedZipName(items.map((item) => namingOf(item, item.outputFormat)));
