import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { dragLoop, type Loop, useLoop } from '#web/player/loop/loop.ts';
import { useMessages } from '#web/player/messages.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { SLIDER_STEP } from '#web/shared/playback-constants.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The loop over the waveform, with an end to take hold of at each side. */
export function LoopRegion() {
  const { start, end } = useLoop();
  const duration = usePlayer((player) => player.duration);
  const track = useRef<HTMLDivElement>(null);
  if (start === null || !duration) return null;
  const percent = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;
  return (
    <div ref={track} className="pointer-events-none absolute inset-0">
      {end !== null && (
        <div
          aria-hidden
          className="absolute -inset-y-1 rounded-sm bg-accent/14"
          style={{ left: percent(start), right: `calc(100% - ${percent(end)})` }}
        />
      )}
      <LoopEnd end="start" seconds={start} left={percent(start)} track={track} />
      {end !== null && <LoopEnd end="end" seconds={end} left={percent(end)} track={track} />}
    </div>
  );
}

type LoopEndProps = {
  end: keyof Loop;
  seconds: number;
  left: string;
  track: RefObject<HTMLElement | null>;
};

function LoopEnd({ end, seconds, left, track }: LoopEndProps) {
  const t = useMessages();
  const duration = usePlayer((player) => player.duration) ?? 0;
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !track.current) return;
    const { left: from, width } = track.current.getBoundingClientRect();
    dragLoop(end, ((event.clientX - from) / width) * duration);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyTarget(event, { seconds, duration });
    if (to === undefined) return;
    event.preventDefault();
    dragLoop(end, to);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(end === 'start' ? 'loopStart' : 'loopEnd')}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={seconds}
      aria-valuetext={formatClock(seconds)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      style={{ left }}
      className="pointer-events-auto absolute -inset-y-1.5 w-4 -translate-x-1/2 cursor-ew-resize touch-none rounded-sm before:absolute before:inset-y-0.5 before:left-1/2 before:w-0.5 before:-translate-x-1/2 before:rounded-full before:bg-accent"
    >
      <span
        aria-hidden
        className={classNames(
          'absolute -top-1.5 left-1/2 rounded-xs bg-ink px-0.75 font-semibold text-[9px] text-on-ink leading-3',
          end === 'start' ? '-translate-x-full' : 'translate-x-0',
        )}
      >
        {end === 'start' ? 'A' : 'B'}
      </span>
    </div>
  );
}

/** A tenth of a second for the ear, a second with shift. */
function keyTarget(
  { key, shiftKey }: KeyboardEvent,
  { seconds, duration }: { seconds: number; duration: number },
): number | undefined {
  const step = shiftKey ? 1 : SLIDER_STEP;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return seconds - step;
    case 'ArrowRight':
    case 'ArrowUp':
      return seconds + step;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return undefined;
  }
}
