import { titleOfRound } from '#web/features/voice-design/results/title-of-round.ts';
import { changeTake, type Round, type Take } from '#web/features/voice-design/rounds.ts';
import { playerItem, playUrl, seek, togglePlay, usePlayer } from '#web/player/index.ts';

/** Plays a voice or pauses it; the voices of a round are heard against one another at the same playhead. */
export function playTake(
  round: Round,
  take: Take,
  { name, startAt }: { name: string; startAt?: number },
): void {
  const { item, isPlaying } = usePlayer.getState();
  if (item?.id === take.id) {
    if (startAt === undefined) togglePlay();
    else seek(startAt);
    return;
  }
  if (!take.url) return;
  changeTake(take.id, { wasHeard: true });
  const next = playerItem({
    id: take.id,
    type: 'voicePreview',
    extra: { text: round.text },
    info: {
      title: name,
      description: titleOfRound(round).slice(0, 120),
      voice_id: take.id,
      voice_name: name,
      durationMs: take.seconds === undefined ? null : take.seconds * 1000,
    },
  });
  const isComparing = round.takes.some(({ id }) => id === item?.id);
  if (isComparing && isPlaying && startAt === undefined) playUrl(next, take.url, { isInPlace: true });
  else playUrl(next, take.url, { startAt });
}
