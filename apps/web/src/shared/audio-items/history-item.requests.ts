import type { HistoryItem } from '@mynah/contract/history/history';
import { call } from '#web/shared/api/call.ts';

export const fetchHistoryItem = (id: string, signal?: AbortSignal): Promise<HistoryItem> =>
  call('GET /v1/history/{history_item_id}', { params: { history_item_id: id }, signal });

/** A short-lived address for the audio element, which can send no token. */
export async function fetchAudioUrl(id: string): Promise<string> {
  return (await call('POST /v1/history/{history_item_id}/audio-link', { params: { history_item_id: id } }))
    .url;
}
