import { Suspense, useEffect } from 'react';
import { playerHeight } from '#web/player/state/player-constants.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { titles } from '#web/player/titles.ts';
import { AudioItemHosts } from '#web/shared/audio-items/audio-item-slots.tsx';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { whenIdle } from '#web/shared/when-idle.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const loadPlayer = () => import('#web/player/bar/loaded-player.tsx');
const LoadedPlayer = lazy(async () => ({ default: (await loadPlayer()).LoadedPlayer }));

/** The persistent player's place at the bottom of every page. Without anything loaded it takes no room. */
export function PlayerBar() {
  const item = usePlayer((player) => player.item);
  const isCompact = !useBreakpoint('md');
  const isCollapsed = usePlayer((player) => player.isCollapsed) && !isCompact;
  const height = playerHeight({ isEmpty: item === null, isCompact, isCollapsed });
  useEffect(() => {
    document.documentElement.style.setProperty('--player-height', height);
  }, [height]);
  useEffect(() => whenIdle(loadPlayer), []);
  return (
    <section
      aria-label={titles.region}
      style={{ height }}
      className="relative shrink-0 bg-surface transition-[height] duration-300 ease-out"
    >
      <AudioItemHosts />
      {item && (
        <Suspense fallback={<ComingPlayer title={item.info.title} isCollapsed={isCollapsed} />}>
          <LoadedPlayer item={item} isCollapsed={isCollapsed} isCompact={isCompact} />
        </Suspense>
      )}
    </section>
  );
}

/** Its code is on its way: what was asked for is told at once, in the place where it will stand. */
function ComingPlayer({ title, isCollapsed }: { title: string; isCollapsed: boolean }) {
  if (isCollapsed) return null;
  return (
    <div className="flex h-full items-center gap-3 border-t px-5 text-13 max-md:px-3">
      <Spinner className="text-ink-3" />
      <span className="min-w-0 truncate">{title}</span>
      <span role="status" className="sr-only">
        {titles.loading}
      </span>
    </div>
  );
}
