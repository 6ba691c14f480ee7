import { CollapsedPlayer, ProgressLine } from '#web/app/player/collapsed-player.tsx';
import { PlayerActions } from '#web/app/player/player-actions.tsx';
import type { PlayerItem } from '#web/app/player/player-item.ts';
import { PlayerTitle } from '#web/app/player/player-title.tsx';
import { PositionSlider, ScrubBar } from '#web/app/player/scrub-bar.tsx';
import { Transport } from '#web/app/player/transport.tsx';
import { usePlayerKeys } from '#web/app/player/use-player-keys.ts';

type LoadedPlayerProps = { item: PlayerItem; isCollapsed: boolean; isCompact: boolean };

/** What stands in the bar once there is something to hear. */
export function LoadedPlayer({ item, isCollapsed, isCompact }: LoadedPlayerProps) {
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
