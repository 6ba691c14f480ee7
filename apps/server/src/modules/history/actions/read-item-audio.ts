import type { BytesAnswer } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HistoryRow } from '../history.store.ts';
import { readRange } from '../read-range.ts';

/** The audio of an item or the part of it that a `Range` header asks for, with the headers that belong to it. */
export async function readItemAudio(
  platform: Platform,
  item: HistoryRow,
  rangeHeader: string | undefined,
): Promise<BytesAnswer & { headers: Record<string, string> }> {
  const { contentType, audioBlob: key, audioBytes: size } = item;
  const headers = { 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=3600' };
  const range = readRange(rangeHeader, size);
  if (!range) {
    return { contentType, headers, contentLength: size, body: await platform.blobs.stream(key) };
  }
  return {
    contentType,
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${size}` },
    contentLength: range.end - range.start + 1,
    body: await platform.blobs.stream(key, range),
  };
}
