import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useTheme } from '#web/ui/theme/theme.ts';
import { barHeights, countBars, drawBars } from '#web/ui/waveform-bars.ts';

export { barHeights, countBars, drawBars };

/** Lets a player move the playhead on every frame without a render. */
export type WaveformHandle = { setProgress: (fraction: number) => void };

type WaveformProps = {
  /** Loudness from 0 to 1, evenly over the length. */
  peaks: ArrayLike<number>;
  /** The played part at first, 0 to 1. */
  progress?: number;
  className?: string;
  ref?: Ref<WaveformHandle>;
};

/**
 * Draws peaks as bars, the played ones in the accent color. The slider around it carries the meaning.
 * @public
 */
export function Waveform({ peaks, progress = 0, className, ref }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fraction = useRef(progress);
  const theme = useTheme();

  useImperativeHandle(ref, () => ({
    setProgress: (next) => {
      fraction.current = next;
      if (canvas.current) draw(canvas.current, peaks, next);
    },
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors come from the theme by style sheet
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    fraction.current = progress;
    const redraw = () => draw(element, peaks, fraction.current);
    const observer = new ResizeObserver(redraw);
    observer.observe(element);
    redraw();
    return () => observer.disconnect();
  }, [peaks, progress, theme]);

  return (
    <canvas ref={canvas} aria-hidden className={classNames('block h-8 w-full text-ink-3/45', className)} />
  );
}

function draw(canvas: HTMLCanvasElement, peaks: ArrayLike<number>, fraction: number): void {
  drawBars(canvas, barHeights(peaks, countBars(canvas)), fraction);
}
