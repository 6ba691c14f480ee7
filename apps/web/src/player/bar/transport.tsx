import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react';
import { useMessages } from '#web/player/messages.ts';
import { skip, togglePlay } from '#web/player/playback/audio-element.ts';
import { skipToNext, skipToPrevious, useQueue } from '#web/player/queue/queue-store.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { SKIP_SECONDS } from '#web/shared/playback-constants.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function Transport() {
  const t = useMessages();
  const canSeek = usePlayer((player) => player.canSeek);
  const hasNext = useQueue((queue) => queue.upcoming.length > 0);
  const hasPast = useQueue((queue) => queue.past.length > 0);
  // Narrower, they wait in the menu.
  const hasQueue = useBreakpoint('2xl') && (hasNext || hasPast);
  return (
    <div className="flex shrink-0 items-center gap-1.5">
      {hasQueue && (
        <IconButton label={t('previous')} onClick={skipToPrevious}>
          <SkipBack aria-hidden fill="currentColor" />
        </IconButton>
      )}
      <IconButton
        label={t('back')}
        disabled={!canSeek}
        onClick={() => skip(-SKIP_SECONDS)}
        className="max-md:hidden"
      >
        <RotateCcw aria-hidden />
      </IconButton>
      <PlayButton />
      <IconButton
        label={t('forward')}
        disabled={!canSeek}
        onClick={() => skip(SKIP_SECONDS)}
        className="max-md:hidden"
      >
        <RotateCw aria-hidden />
      </IconButton>
      {hasQueue && (
        <IconButton label={t('next')} disabled={!hasNext} onClick={() => skipToNext()}>
          <SkipForward aria-hidden fill="currentColor" />
        </IconButton>
      )}
    </div>
  );
}

function PlayButton() {
  const t = useMessages();
  const isPlaying = usePlayer((player) => player.isPlaying);
  const isLoading = usePlayer(
    (player) =>
      (player.phase === 'loading' || player.isBuffering || player.isReconnecting) && !player.isBlocked,
  );
  const label = isPlaying ? t('pause') : t('play');
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isLoading || undefined}
      onClick={togglePlay}
      className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-on-ink transition-[background-color,scale] hover:bg-ink/88 active:scale-96 max-md:size-9 [&_svg]:size-4.5"
    >
      {isLoading ? (
        <Spinner />
      ) : isPlaying ? (
        <Pause aria-hidden fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden fill="currentColor" strokeWidth={0} className="translate-x-px" />
      )}
    </button>
  );
}
