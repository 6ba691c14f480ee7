import type { HistoryItem } from '@mynah/contract/history';
import { findHistoryItem, waitUnlessAborted } from '#web/app/player/history-lookup.ts';
import type { PlayerItem } from '#web/app/player/player-item.ts';
import { isCurrent, usePlayer } from '#web/app/player/player-store.ts';
import { call } from '#web/shared/api/call.ts';

export const fetchHistoryItem = (id: string, signal?: AbortSignal): Promise<HistoryItem> =>
  call('GET /v1/history/{history_item_id}', { params: { history_item_id: id }, signal });

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
