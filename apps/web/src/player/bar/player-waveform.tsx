import { useEffect, useRef } from 'react';
import { audioElement, loadedSound } from '#web/player/playback/audio-element.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { listenToPosition } from '#web/player/state/position.ts';
import { useTheme } from '#web/ui/theme/theme.ts';
import { barHeights, countBars, drawBars } from '#web/ui/waveform.tsx';

/** The sound as bars. It follows the playhead, and grows while sound arrives, without a render. */
export function PlayerWaveform() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const duration = usePlayer((player) => player.duration);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors come from the theme by style sheet
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const bars = createBarCache();
    const redraw = (seconds: number) =>
      drawBars(element, bars(countBars(element), duration), duration ? Math.min(1, seconds / duration) : 0);
    const observer = new ResizeObserver(() => redraw(audioElement().currentTime));
    observer.observe(element);
    const stop = listenToPosition(redraw);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [duration, theme]);
  return <canvas ref={canvas} aria-hidden className="block h-8 w-full text-ink-3/40" />;
}

/** Bars are worked out again only when sound was added or the width changed. */
function createBarCache() {
  let key = '';
  let bars: number[] = [];
  return (count: number, duration: number | null): number[] => {
    const track = loadedSound()?.peaks;
    const next = `${count} ${duration} ${track?.peaks.length} ${track?.seconds}`;
    if (next !== key) {
      key = next;
      bars = layOutBars(track, count, duration);
    }
    return bars;
  };
}

type Track = { peaks: ArrayLike<number>; seconds: number };

/** What has not arrived yet is a row of dots up to the expected end. The loudest bar fills the height. */
export function layOutBars(track: Track | undefined, count: number, duration: number | null): number[] {
  if (!track || track.seconds <= 0 || !duration) return new Array<number>(count).fill(0);
  const filled = Math.min(count, Math.round((track.seconds / duration) * count));
  const heights = barHeights(track.peaks, filled);
  const loudest = Math.max(0.2, ...heights);
  return Array.from({ length: count }, (_, index) => (heights[index] ?? 0) / loudest);
}
