import { lazy, Suspense, useEffect } from 'react';
import { AudioItemHosts } from '#web/app/player/audio-item-slots.tsx';
import { useMessages } from '#web/app/player/messages.ts';
import { playerHeight } from '#web/app/player/player-constants.ts';
import { usePlayer } from '#web/app/player/player-store.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { whenIdle } from '#web/shared/when-idle.ts';

const loadPlayer = () => import('#web/app/player/loaded-player.tsx');
const LoadedPlayer = lazy(async () => ({ default: (await loadPlayer()).LoadedPlayer }));

/** The persistent player's place at the bottom of every page. Without anything loaded it takes no room. */
export function PlayerBar() {
  const t = useMessages();
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
      aria-label={t('region')}
      style={{ height }}
      className="relative shrink-0 bg-surface transition-[height] duration-300 ease-out"
    >
      <AudioItemHosts />
      {item && (
        <Suspense>
          <LoadedPlayer item={item} isCollapsed={isCollapsed} isCompact={isCompact} />
        </Suspense>
      )}
    </section>
  );
}
