import type { HistoryItem } from '@mynah/contract/history/history';
import type { MusicSong } from '@mynah/contract/speech/music';
import { message } from '#web/features/music/messages.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { call } from '#web/shared/api/call.ts';
import { toast } from '#web/ui/toast.tsx';

/** Plays a finished song in the app's one player; a second press pauses it. */
export async function toggleSong(
  { title, length_ms, history_item_id: id }: MusicSong,
  item: HistoryItem,
): Promise<void> {
  const { item: current, phase } = usePlayer.getState();
  if (id === null) return;
  if (current?.id === id && phase !== 'failed') return togglePlay();
  try {
    const { url } = await call('POST /v1/history/{history_item_id}/audio-link', {
      params: { history_item_id: id },
    });
    const info = { title, durationMs: length_ms };
    playUrl(
      playerItem({
        id,
        type: 'speechHistoryItem',
        loaded: true,
        extra: { text: item.text ?? undefined },
        info,
      }),
      url,
      {
        peakBytes: item.peaks ?? undefined,
      },
    );
  } catch {
    toast.error(message('playFailed'));
  }
}
