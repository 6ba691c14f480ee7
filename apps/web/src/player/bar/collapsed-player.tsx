import { ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#web/player/messages.ts';
import { toggleCollapsed } from '#web/player/playback/audio-element.ts';
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
        className="absolute right-5 bottom-1 flex h-7 items-center gap-1.5 rounded-t-md border border-b-0 bg-surface px-2.5 font-medium text-12 text-ink-2 transition-colors hover:text-ink"
      >
        <ChevronUp aria-hidden className="size-3.5" />
        {t('expand')}
      </button>
    </div>
  );
}

export function ProgressLine({ className = '' }: { className?: string }) {
  const line = useRef<HTMLDivElement>(null);
  const duration = usePlayer((player) => player.duration);
  useEffect(() => {
    const show = (seconds: number) => {
      const fraction = duration ? Math.min(1, seconds / duration) : 0;
      if (line.current) line.current.style.transform = `scaleX(${fraction})`;
    };
    return listenToPosition(show);
  }, [duration]);
  return (
    <div aria-hidden className={`h-1 overflow-hidden bg-line ${className}`}>
      <div ref={line} className="h-full origin-left bg-accent" />
    </div>
  );
}
