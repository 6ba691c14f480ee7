import { create } from 'zustand';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import {
  idleState,
  nextPlayerState,
  type PlayerEvent,
  type PlayerState,
} from '#web/player/state/player-state.ts';

export interface PlayerStore extends PlayerState {
  item: PlayerItem | null;
  speed: number;
  isCollapsed: boolean;
  /** PLR-015, PLR-019: false while the history item is being waited for. */
  canDownload: boolean;
}

export const usePlayer = create<PlayerStore>(() => ({
  ...idleState,
  item: null,
  speed: 1,
  isCollapsed: false,
  canDownload: false,
}));

/** Passes an event through the state machine; nothing is rendered when it changes nothing. */
export function dispatch(event: PlayerEvent): void {
  const former = usePlayer.getState();
  const next = nextPlayerState(former, event);
  if (next !== former) usePlayer.setState(next);
}

export const isCurrent = (id: string): boolean => usePlayer.getState().item?.id === id;
