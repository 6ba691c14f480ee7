import { useEffect, useRef } from 'react';
import { drawBars } from '#web/ui/waveform.tsx';

/** A new bar so often. */
const stepMs = 60;

type LevelBarsProps = { level: () => number; label: string; className?: string };

/** The level of a microphone as it goes by, newest at the right. No state is set: it is drawn. */
export function LevelBars({ level, label, className }: LevelBarsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let bars: number[] = [];
    const timer = setInterval(() => {
      const element = canvas.current;
      if (!element) return;
      const room = Math.floor(element.clientWidth / 4);
      bars = [...bars, level()].slice(-room);
      const silence = new Array<number>(Math.max(0, room - bars.length)).fill(0);
      drawBars(element, [...silence, ...bars], 1);
    }, stepMs);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div role="img" aria-label={label} className={className}>
      <canvas ref={canvas} aria-hidden className="block h-10 w-full text-ink-3/45" />
    </div>
  );
}
