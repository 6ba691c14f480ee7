import { findHistoryItem, waitUnlessAborted } from '#web/player/lookup/history-lookup.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { isCurrent, usePlayer } from '#web/player/state/player-store.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';

let current: AbortController | undefined;

/** PLR-013 to PLR-016: waits for the item of a generation, then names the file and opens the download. */
export function startLookup(item: PlayerItem): void {
  current?.abort();
  if (!item.isFirstRequest) return;
  const controller = new AbortController();
  current = controller;
  void lookUp(item.id, controller.signal).catch(() => {
    // Given up, because another item was loaded.
  });
}

async function lookUp(id: string, signal: AbortSignal): Promise<void> {
  const found = await findHistoryItem({
    fetchItem: () => fetchHistoryItem(id, signal),
    wait: (durationMs) => waitUnlessAborted(durationMs, signal),
  });
  if (!isCurrent(id) || signal.aborted) return;
  // PLR-018, PLR-019: never found, the bytes that were heard are the download.
  usePlayer.setState({ canDownload: true });
  if (!found) return;
  usePlayer.setState(({ item }) => ({
    item: item && { ...item, fileName: found.file_name, loaded: true },
  }));
}
