import { downloadFileName } from '@mynah/contract/file-names';
import { audioElement, loadedSound } from '#web/player/playback/audio-element.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { downloadItems } from '#web/shared/downloads/download-items.ts';
import { saveBlob } from '#web/shared/save-blob.ts';

/** What the player holds, under its file's name; never found on the server, it is what was heard (PLR-018). */
export async function downloadCurrent(): Promise<void> {
  const { item } = usePlayer.getState();
  if (!item) return;
  if (item.loaded && (await isFound(downloadItems({ ids: [item.id] })))) return;
  saveBlob(await heardBytes(), fallbackName(item));
}

/** False when the server has no such item any more; any other failure is raised. */
async function isFound(download: Promise<unknown>): Promise<boolean> {
  try {
    await download;
    return true;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return false;
    throw cause;
  }
}

/** PLR-018. */
async function heardBytes(): Promise<Blob> {
  const received = loadedSound()?.received;
  if (received && !received.isEmpty) return received.toBlob();
  const bytes = await (await fetch(audioElement().currentSrc)).arrayBuffer();
  return new Blob([bytes], { type: 'audio/mpeg' });
}

const fallbackName = ({ fileName, info }: PlayerItem): string =>
  fileName ?? downloadFileName(`${(info.voice_name || info.title).slice(0, 120)}.mp3`);
