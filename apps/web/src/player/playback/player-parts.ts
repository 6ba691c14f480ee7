import type { Playable } from '#web/player/playback/playable.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';

/** Why a sound has to be fetched anew. */
export type SoundLoss = MediaError | 'stalled' | 'not-opened';

export interface SoundChange {
  former?: Playable;
  /** The other take of a comparison. */
  isInPlace?: boolean;
}

/** What the player's core asks of the parts that stand on it: queue, loop, sleep timer, recovery. */
interface PlayerParts {
  /** True when the loss is being mended. */
  mend: (loss: SoundLoss) => boolean;
  /** The line of a generation broke. Its rest is awaited in the history; `giveUp` when it does not come. */
  awaitRest: (item: PlayerItem, giveUp: () => void) => void;
  /** The sound came to its end. True when something plays on. */
  goOn: () => boolean;
  /** The playhead moved by itself. */
  moved: (from: number, to: number) => void;
  /** Another sound was loaded in place of the former; or the player was closed. */
  changed: (change: SoundChange) => void;
  next: () => void;
  previous: () => void;
}

/** Alone, the core does nothing of all that; `connect-parts.ts` fills them in. */
export const parts: PlayerParts = {
  mend: () => false,
  awaitRest: (_, giveUp) => giveUp(),
  goOn: () => false,
  moved: () => undefined,
  changed: () => undefined,
  next: () => undefined,
  previous: () => undefined,
};
