import { type Take, useTakes } from '#web/features/text-to-speech/takes.ts';
import { playUrl, usePlayer } from '#web/player/index.ts';

/** Changes to another take at the same place of the same length, playing or not as before. */
export function switchToTake(take: Take): void {
  const current = usePlayer.getState().item?.id;
  if (current === take.id) return;
  const isComparing = useTakes.getState().takes.some(({ id }) => id === current);
  const { item, received, peaks } = take.stream;
  const heard = { ...item, isFirstRequest: true };
  playUrl(heard, received.url(), { peaks, received, words: take.words, isInPlace: isComparing });
}
