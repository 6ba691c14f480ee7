import type { HistoryItem } from '@mynah/contract/history/history';
import type { MusicSong } from '@mynah/contract/speech/music';
import { useEffect, useMemo, useRef } from 'react';
import { listenToPosition, usePlayer } from '#web/player/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform, type WaveformHandle } from '#web/ui/waveform.tsx';

/** The sound as bars, its sections marked under it. The player's own slider is where one seeks. */
export function SongPicture({ song, item }: { song: MusicSong; item: HistoryItem | undefined }) {
  const peaks = useMemo(() => (item?.peaks ? toFractions(item.peaks) : undefined), [item?.peaks]);
  const waveform = useRef<WaveformHandle>(null);
  const isLoaded = usePlayer(({ item: current }) => current !== null && current?.id === song.history_item_id);
  useEffect(() => {
    const show = (seconds: number) =>
      waveform.current?.setProgress(Math.min(1, (seconds * 1000) / song.length_ms));
    if (!isLoaded) return show(0);
    return listenToPosition(show);
  }, [isLoaded, song.length_ms]);
  const sections = song.composition_plan?.sections ?? [];
  return (
    <div className="min-w-0 flex-1 max-sm:order-last max-sm:w-full max-sm:flex-none">
      {peaks ? (
        <Waveform ref={waveform} peaks={peaks} className="h-10" />
      ) : (
        <Skeleton className="h-10 w-full" />
      )}
      <ol className="mt-1 flex gap-px">
        {sections.map((section, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a finished song stay where they are
            key={index}
            style={{ flexGrow: section.duration_ms, flexBasis: 0 }}
            className="min-w-0 truncate border-t pt-0.5 text-11 text-ink-3"
            title={section.section_name}
          >
            {section.section_name}
          </li>
        ))}
      </ol>
    </div>
  );
}

function toFractions(base64: string): Float32Array {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return Float32Array.from(bytes, (value) => value / 255);
}
