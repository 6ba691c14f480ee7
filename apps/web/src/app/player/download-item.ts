import { downloadFileName } from '@mynah/contract/file-names';
import { audioElement, loadedSound } from '#web/app/player/audio-element.ts';
import { fetchHistoryItem, fileNameOf } from '#web/app/player/item-lookup.ts';
import { message } from '#web/app/player/messages.ts';
import type { PlayerItem } from '#web/app/player/player-item.ts';
import { usePlayer } from '#web/app/player/player-store.ts';
import { request } from '#web/shared/api/client.ts';
import { readBlob } from '#web/shared/api/read-body.ts';

/** FMT-009 and zip (HIS-020). */
const KNOWN_TYPES = /^(audio\/(aac|aiff|ogg|mpeg|mp3|opus|wav|x-wav|webm|flac|mp4|m4a)|application\/zip)\b/;

/** What the player holds, under its file's name; never found on the server, it is what was heard (PLR-018). */
export async function downloadCurrent(): Promise<void> {
  const { item } = usePlayer.getState();
  if (!item) return;
  if (item.loaded) await downloadHistoryItem(item.id);
  else saveBlob(await heardBytes(), fallbackName(item));
}

/** One GET of the item names the file (HIS-060). */
export async function downloadHistoryItem(id: string, format: 'default' | 'wav' = 'default'): Promise<void> {
  const [item, blob] = await Promise.all([fetchHistoryItem(id), fetchDownload([id], format)]);
  saveBlob(blob, format === 'wav' ? fileNameOf(item, 'wav') : fileNameOf(item));
}

/** HIS-007: one id is a file, several are a zip. */
export async function fetchDownload(ids: readonly string[], format: 'default' | 'wav'): Promise<Blob> {
  const response = await request('/v1/history/download', {
    method: 'POST',
    json: { history_item_ids: ids, output_format: format },
  });
  const type = response.headers.get('content-type') ?? '';
  // ERR-019.
  if (!KNOWN_TYPES.test(type)) throw new Error(message('unknownDownloadType', { type }));
  return readBlob(response);
}

export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the address over by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function heardBytes(): Promise<Blob> {
  const received = loadedSound()?.received;
  if (received && !received.isEmpty) return received.toBlob();
  const bytes = await (await fetch(audioElement().currentSrc)).arrayBuffer();
  return new Blob([bytes], { type: 'audio/mpeg' });
}

const fallbackName = ({ fileName, info }: PlayerItem): string =>
  fileName ?? `${downloadFileName(info.voice_name || info.title).slice(0, 120) || 'audio'}.mp3`;
