import { Suspense } from 'react';
import { CollapsedPlayer, ProgressLine } from '#web/player/bar/collapsed-player.tsx';
import { PlayerActions } from '#web/player/bar/player-actions.tsx';
import { PlayerTitle } from '#web/player/bar/player-title.tsx';
import { PositionSlider, ScrubBar } from '#web/player/bar/scrub-bar.tsx';
import { Transport } from '#web/player/bar/transport.tsx';
import { usePlayerKeys } from '#web/player/bar/use-player-keys.ts';
import { connectParts } from '#web/player/connect-parts.ts';
import { usePanel } from '#web/player/panels/panels.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { lazy } from '#web/shared/connection/lazy.ts';

connectParts();

const TextPanel = lazy(async () => ({
  default: (await import('#web/player/text/text-panel.tsx')).TextPanel,
}));
const QueuePanel = lazy(async () => ({
  default: (await import('#web/player/queue/queue-panel.tsx')).QueuePanel,
}));

type LoadedPlayerProps = { item: PlayerItem; isCollapsed: boolean; isCompact: boolean };

/** What stands in the bar once there is something to hear, and the panels above it. */
export function LoadedPlayer(props: LoadedPlayerProps) {
  usePlayerKeys();
  return (
    <>
      <Panels />
      {props.isCollapsed ? <CollapsedPlayer /> : <OpenPlayer {...props} />}
    </>
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

function OpenPlayer({ item, isCompact }: LoadedPlayerProps) {
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
