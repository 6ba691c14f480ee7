import { type KeyboardEvent, useEffect, useRef } from 'react';
import { PlayerWaveform } from '#web/player/bar/player-waveform.tsx';
import { LoopRegion } from '#web/player/loop/loop-region.tsx';
import { useMessages } from '#web/player/messages.ts';
import { seek, skip } from '#web/player/playback/audio-element.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { listenToPosition } from '#web/player/state/position.ts';
import { formatClock, formatLength } from '#web/shared/format/times.ts';
import { ARROW_SECONDS, SLIDER_STEP } from '#web/shared/playback-constants.ts';

/** The clock, the waveform and, laid over it, a slider for mouse, touch and keyboard. */
export function ScrubBar() {
  const isEstimate = usePlayer((player) => player.isStreaming);
  const duration = usePlayer((player) => player.duration);
  const t = useMessages();
  const length = formatLength(duration ?? 0);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Clock />
      {/* time runs from left to right in every language */}
      <div dir="ltr" className="relative min-w-0 flex-1 max-md:hidden">
        <PlayerWaveform />
        <PositionSlider />
        <LoopRegion />
      </div>
      <span
        className="figures w-11 shrink-0 text-12 text-ink-3 max-md:hidden"
        title={isEstimate ? t('about', { duration: length }) : undefined}
      >
        {duration === null ? '' : isEstimate ? `~${length}` : length}
      </span>
    </div>
  );
}

function Clock() {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = (seconds: number) => {
      const clock = formatClock(seconds);
      if (text.current && text.current.textContent !== clock) text.current.textContent = clock;
    };
    return listenToPosition(show);
  }, []);
  return <span ref={text} className="figures w-9 shrink-0 text-end text-12 text-ink-2" />;
}

/** Uncontrolled: the playhead moves it on every frame, the user whenever they like. */
export function PositionSlider({ className = '' }: { className?: string }) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const duration = usePlayer((player) => player.duration);
  const canSeek = usePlayer((player) => player.canSeek);
  const isStreaming = usePlayer((player) => player.isStreaming);
  useEffect(() => {
    const show = (seconds: number) => {
      if (!input.current) return;
      input.current.value = String(seconds);
      const key = isStreaming ? 'positionOfAbout' : 'positionOf';
      const text = t(key, { position: formatClock(seconds), duration: formatClock(duration ?? 0) });
      if (input.current.getAttribute('aria-valuetext') !== text) {
        input.current.setAttribute('aria-valuetext', text);
      }
    };
    return listenToPosition(show);
  }, [duration, isStreaming, t]);
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={duration ?? 0}
      step={SLIDER_STEP}
      defaultValue={0}
      disabled={!canSeek}
      aria-label={t('position')}
      onInput={(event) => seek(Number(event.currentTarget.value))}
      onKeyDown={onArrow}
      className={`absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-sm bg-transparent opacity-0 focus-visible:opacity-100 disabled:cursor-default [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0 ${className}`}
    />
  );
}

/** The arrows have the player's own step here too (PLR-022). */
function onArrow(event: KeyboardEvent): void {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  skip(direction * ARROW_SECONDS);
}
