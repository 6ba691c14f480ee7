import { message } from '#web/features/voice-reviews/messages.ts';
import { fetchSound } from '#web/features/voice-reviews/voice-reviews.requests.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';

/** Something of a voice that staff can hear. */
export interface ReviewSound {
  reviewId: string;
  /** Null: how the voice speaks. */
  sampleId: string | null;
  name: string;
  durationMs: number | null;
}

/** No id of the history: what staff hears they neither rate nor download. */
const playerIdOf = ({ reviewId, sampleId }: ReviewSound): string =>
  `review-${reviewId}-${sampleId ?? 'preview'}`;

export const useIsHeard = (sound: ReviewSound): boolean =>
  usePlayer(({ item, isPlaying }) => isPlaying && item?.id === playerIdOf(sound));

let address: string | undefined;

/** Fetches the sound anew only when another one was played meanwhile: each listening is logged. */
export async function toggleListening(sound: ReviewSound): Promise<void> {
  const id = playerIdOf(sound);
  const { item, phase } = usePlayer.getState();
  if (item?.id === id && phase !== 'failed') {
    togglePlay();
    return;
  }
  const bytes = await fetchSound(sound.reviewId, sound.sampleId);
  if (address !== undefined) URL.revokeObjectURL(address);
  address = URL.createObjectURL(bytes);
  const info = { title: sound.name, description: message('title'), durationMs: sound.durationMs };
  playUrl(playerItem({ id, type: 'voicePreview', info }), address);
}
