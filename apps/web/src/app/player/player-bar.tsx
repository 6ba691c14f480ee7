import '#web/app/player/connect-parts.ts';
import { lazy, Suspense, useEffect } from 'react';
import { AudioItemHosts } from '#web/app/player/audio-item-slots.tsx';
import { CollapsedPlayer, ProgressLine } from '#web/app/player/collapsed-player.tsx';
import { useMessages } from '#web/app/player/messages.ts';
import { usePanel } from '#web/app/player/panels.ts';
import { PlayerActions } from '#web/app/player/player-actions.tsx';
import { playerHeight } from '#web/app/player/player-constants.ts';
import type { PlayerItem } from '#web/app/player/player-item.ts';
import { usePlayer } from '#web/app/player/player-store.ts';
import { PlayerTitle } from '#web/app/player/player-title.tsx';
import { PositionSlider, ScrubBar } from '#web/app/player/scrub-bar.tsx';
import { Transport } from '#web/app/player/transport.tsx';
import { usePlayerKeys } from '#web/app/player/use-player-keys.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';

const TextPanel = lazy(async () => ({
  default: (await import('#web/app/player/text/text-panel.tsx')).TextPanel,
}));
const QueuePanel = lazy(async () => ({
  default: (await import('#web/app/player/queue/queue-panel.tsx')).QueuePanel,
}));

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
  return (
    <section
      aria-label={t('region')}
      style={{ height }}
      className="relative shrink-0 bg-surface transition-[height] duration-300 ease-out"
    >
      <AudioItemHosts />
      {item && <Panels />}
      {item && <LoadedPlayer item={item} isCollapsed={isCollapsed} isCompact={isCompact} />}
    </section>
  );
}

/** Also above the collapsed bar: who reads along needs no buttons. */
function Panels() {
  const open = usePanel((panel) => panel.open);
  return (
    <Suspense>
      {open === 'text' && <TextPanel />}
      {open === 'queue' && <QueuePanel />}
    </Suspense>
  );
}

type LoadedPlayerProps = { item: PlayerItem; isCollapsed: boolean; isCompact: boolean };

function LoadedPlayer({ item, isCollapsed, isCompact }: LoadedPlayerProps) {
  usePlayerKeys();
  if (isCollapsed) return <CollapsedPlayer />;
  return (
    <div className="relative flex h-full items-center gap-5 border-t px-5 max-xl:gap-3 max-md:px-3">
      {isCompact && (
        <div className="absolute inset-x-0 -top-px">
          <ProgressLine className="h-0.5!" />
          <PositionSlider className="-top-2! h-4!" />
        </div>
      )}
      <PlayerTitle item={item} />
      <Transport />
      {!isCompact && <ScrubBar />}
      <PlayerActions item={item} />
    </div>
  );
}
