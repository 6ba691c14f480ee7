import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import { useEffect } from 'react';
import { fetchSoundLink } from '#web/features/speech-to-text/transcripts.requests.ts';
import { playerItem, playUrl, seek, togglePlay, usePlayer } from '#web/player/index.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

const itemId = (id: string): string => `transcript:${id}`;

/** The sound of a transcript in the player at the bottom of the page. */
export function useSound(details: TranscriptDetails) {
  const isLoaded = usePlayer((player) => player.item?.id === itemId(details.transcription_id));
  const isPlaying = usePlayer((player) => isLoaded && player.isPlaying);
  return {
    isLoaded,
    isPlaying,
    toggle: () => (isLoaded ? togglePlay() : void okOrToast(startSound(details, 0))),
    /** Goes to a time, and plays. */
    playFrom: (seconds: number) => {
      if (!isLoaded) return void okOrToast(startSound(details, seconds));
      seek(seconds);
      if (!isPlaying) togglePlay();
    },
  };
}

async function startSound(details: TranscriptDetails, startAt: number): Promise<void> {
  const url = await fetchSoundLink(details.transcription_id);
  const item = playerItem({
    id: itemId(details.transcription_id),
    type: 'file',
    fileName: details.title,
    info: {
      title: details.title,
      description: formatAgo(dateOfUnix(details.created_at_unix)),
      durationMs: details.duration_ms,
    },
  });
  playUrl(item, url, { startAt, peakBytes: details.peaks ?? undefined });
}

/** A link may name the time from which it is to be heard. */
export function useStartAt(at: number | undefined, playFrom: (seconds: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (at !== undefined) playFrom(at);
  }, []);
}
