import type { LibrarySound } from '@mynah/contract/speech/sound-generation';
import { useQuery } from '@tanstack/react-query';
import { fetchLibrarySound } from '#web/features/sound-effects/library/library.requests.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { SeekableWave } from '#web/player/index.ts';
import { computePeaks, decodeAudio } from '#web/shared/sound/peaks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const picturePeaks = 800;

const peaksQuery = (soundId: string) => ({
  queryKey: ['sound-library', 'peaks', soundId],
  queryFn: async () => {
    const samples = (
      await decodeAudio(await (await fetchLibrarySound(soundId)).arrayBuffer())
    ).getChannelData(0);
    return computePeaks(samples, picturePeaks);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The sound as bars, and the slider over them while it is in the player. */
export function SoundPicture({ sound, isLoaded }: { sound: LibrarySound; isLoaded: boolean }) {
  const t = useMessages();
  const { data: peaks, isError } = useQuery(peaksQuery(sound.sound_id));
  if (isError) return null;
  if (!peaks) return <Skeleton className="h-24 w-full" />;
  const seconds = sound.duration_ms / 1000;
  return <SeekableWave {...{ peaks, seconds, isLoaded }} label={t('waveform')} waveClass="h-24!" />;
}
