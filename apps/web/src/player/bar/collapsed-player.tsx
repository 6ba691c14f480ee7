import { ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#web/player/messages.ts';
import { loadedSound, toggleCollapsed } from '#web/player/playback/audio-element.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { listenToPosition } from '#web/player/state/position.ts';

/** PLR-012: a thin line of progress and the way back. */
export function CollapsedPlayer() {
  const t = useMessages();
  return (
    <div className="relative h-1">
      <ProgressLine />
      <button
        type="button"
        onClick={toggleCollapsed}
        className="absolute end-5 bottom-1 flex h-7 items-center gap-1.5 rounded-t-md border border-b-0 bg-surface px-2.5 font-medium text-12 text-ink-2 transition-colors hover:text-ink"
      >
        <ChevronUp aria-hidden className="size-3.5" />
        {t('expand')}
      </button>
    </div>
  );
}

/** How far it was heard and, while it is being made, how far it has come. */
export function ProgressLine({ className = '' }: { className?: string }) {
  const line = useRef<HTMLDivElement>(null);
  const made = useRef<HTMLDivElement>(null);
  const isStreaming = usePlayer((player) => player.isStreaming);
  const duration = usePlayer((player) => player.duration);
  useEffect(() => {
    const show = (seconds: number) => {
      const fraction = duration ? Math.min(1, seconds / duration) : 0;
      if (line.current) line.current.style.transform = `scaleX(${fraction})`;
      const madeSeconds = isStreaming ? (loadedSound()?.peaks.seconds ?? 0) : 0;
      const madeFraction = duration ? Math.min(1, madeSeconds / duration) : 0;
      if (made.current) made.current.style.transform = `scaleX(${madeFraction})`;
    };
    return listenToPosition(show);
  }, [duration, isStreaming]);
  return (
    <div aria-hidden className={`relative h-1 overflow-hidden bg-line ${className}`}>
      <div ref={made} className="absolute inset-0 origin-left bg-ink-3/40" />
      <div ref={line} className="absolute inset-0 origin-left bg-accent" />
    </div>
  );
}
