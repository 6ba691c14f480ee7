import { fileNameInFormat } from '@mynah/contract/file-names';
import type { DownloadFormat, SubtitleFormat } from '@mynah/contract/history/download-formats';
import { isDownloadType, plainType } from '@mynah/contract/media-types';
import { request } from '#web/shared/api/call.ts';
import { readBlob, readStream } from '#web/shared/api/read-body.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { message } from '#web/shared/downloads/messages.ts';
import { whileListed } from '#web/shared/downloads/running-downloads.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';

export interface DownloadOrder {
  ids: readonly string[];
  format?: DownloadFormat;
  subtitles?: readonly SubtitleFormat[];
  tags?: boolean;
}

/**
 * One GET of an item names its file (HIS-060); several items, or one with subtitles, are a zip that the server names
 * (HIS-007). False when the user cancelled it.
 */
export async function downloadItems(order: DownloadOrder): Promise<boolean> {
  const [only] = order.ids;
  const isZip = order.ids.length > 1 || (order.subtitles ?? []).length > 0;
  const named = isZip || only === undefined ? undefined : await fileNameOf(only, order);
  const saved = await whileListed(named ?? message('zip'), async (signal, onProgress) => {
    const response = await askForDownload(order, signal);
    const blob = await readWithProgress(response, onProgress);
    saveBlob(blob, named ?? fileNameFrom(response) ?? 'audio.zip');
    return true;
  });
  return saved ?? false;
}

async function fileNameOf(id: string, { format = 'default' }: DownloadOrder): Promise<string> {
  const { file_name: fileName } = await fetchHistoryItem(id);
  return format === 'default' ? fileName : fileNameInFormat(fileName, format);
}

/** HIS-007: one id is a file, several are a zip. */
async function askForDownload(order: DownloadOrder, signal?: AbortSignal): Promise<Response> {
  const { ids, format, subtitles, tags } = order;
  const response = await request('POST /v1/history/download', {
    json: { history_item_ids: ids, output_format: format, subtitles, tags },
    signal,
  });
  const type = response.headers.get('content-type') ?? '';
  // ERR-019
  if (!isDownloadType(type)) throw new Error(message('unknownDownloadType', { type: plainType(type) }));
  return response;
}

async function readWithProgress(
  response: Response,
  onProgress: (receivedBytes: number, totalBytes: number | null) => void,
): Promise<Blob> {
  const total = Number(response.headers.get('content-length')) || null;
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, stream) => {
      received += chunk.length;
      onProgress(received, total);
      stream.enqueue(chunk);
    },
  });
  const { headers } = response;
  return readBlob(new Response(readStream(response).pipeThrough(counter), { headers }));
}
