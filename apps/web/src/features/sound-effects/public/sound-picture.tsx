import type { LibrarySound } from '@mynah/contract/sound-generation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { audioElement, computePeaks, decodeAudio, listenToPosition, seek } from '#web/app/player/index.ts';
import { fetchLibrarySound } from '#web/features/sound-effects/library/library.requests.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform, type WaveformHandle } from '#web/ui/waveform.tsx';

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
  const waveform = useRef<WaveformHandle>(null);
  const slider = useRef<HTMLInputElement>(null);
  const seconds = sound.duration_ms / 1000;
  useEffect(() => {
    const show = (position: number): void => {
      waveform.current?.setProgress(isLoaded ? Math.min(1, position / seconds) : 0);
      if (!slider.current) return;
      slider.current.value = String(position);
      slider.current.setAttribute('aria-valuetext', formatClock(position));
    };
    show(isLoaded ? audioElement().currentTime : 0);
    return isLoaded ? listenToPosition(show) : undefined;
  }, [isLoaded, seconds]);
  if (isError) return null;
  if (!peaks) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="relative rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-4">
      <Waveform ref={waveform} peaks={peaks} className="h-24!" />
      {isLoaded && (
        <input
          ref={slider}
          type="range"
          aria-label={t('waveform')}
          min={0}
          max={seconds}
          step={0.05}
          defaultValue={audioElement().currentTime}
          onChange={(event) => seek(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      )}
    </div>
  );
}
