import type { HistoryItem } from '@mynah/contract/history/history';
import { message } from '#web/features/history/play-messages.ts';
import { loadPlayback, playerItem, usePlayer } from '#web/player/index.ts';
import { textOfItem, titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { fetchAudioUrl, fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

/** True while this item sounds. */
export function useItemPlays(id: string): boolean {
  return usePlayer(({ item, isPlaying }) => isPlaying && item?.id === id);
}

/** Plays an item through the app's one player; a second press pauses it. */
export async function toggleItem(item: HistoryItem): Promise<void> {
  const { item: current, phase } = usePlayer.getState();
  if (current?.id === item.history_item_id && phase !== 'failed') {
    (await loadPlayback()).togglePlay();
    return;
  }
  try {
    const id = item.history_item_id;
    const [url, whole, { playUrl }] = await Promise.all([
      fetchAudioUrl(id),
      fetchHistoryItem(id),
      loadPlayback(),
    ]);
    track({ name: 'history_item_played' });
    playUrl(toPlayerItem(whole), url, { peakBytes: whole.peaks ?? undefined });
  } catch {
    toast.error(message('playFailed'));
  }
}

const toPlayerItem = (item: HistoryItem) =>
  playerItem({
    id: item.history_item_id,
    type: 'speechHistoryItem',
    loaded: true,
    extra: { text: textOfItem(item) || undefined, feedback: item.feedback },
    info: {
      title: titleOf(item).slice(0, 120),
      description: formatAgo(dateOfUnix(item.date_unix)),
      durationMs: item.duration_ms,
      voice_id: item.voice_id ?? '',
      voice_name: item.voice_name ?? '',
    },
  });
