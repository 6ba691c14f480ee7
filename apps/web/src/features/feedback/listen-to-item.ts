import type { ReviewedFeedback } from '@mynah/contract/history/feedback';
import { fetchStaffAudio } from '#web/features/feedback/feedback-queue.requests.ts';
import { message } from '#web/features/feedback/messages.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';

/** No id of the history: what staff hears they neither rate nor download. */
const playerIdOf = (historyItemId: string): string => `staff-${historyItemId}`;

export const useIsHeard = (historyItemId: string): boolean =>
  usePlayer(({ item, isPlaying }) => isPlaying && item?.id === playerIdOf(historyItemId));

let address: string | undefined;

/** Fetches the sound anew only when another one was played meanwhile: each listening is logged. */
export async function toggleListening(row: ReviewedFeedback): Promise<void> {
  const id = playerIdOf(row.history_item_id);
  const { item, phase } = usePlayer.getState();
  if (item?.id === id && phase !== 'failed') {
    togglePlay();
    return;
  }
  const sound = await fetchStaffAudio(row.history_item_id);
  if (address !== undefined) URL.revokeObjectURL(address);
  address = URL.createObjectURL(sound);
  const info = {
    title: row.text?.slice(0, 120) || message('noText'),
    description: message('queue'),
    durationMs: row.duration_ms,
    voice_name: row.voice_name ?? '',
  };
  playUrl(playerItem({ id, type: 'voicePreview', info }), address);
}
