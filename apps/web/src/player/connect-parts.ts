import { clearLoop, repeatAt, repeatAtEnd } from '#web/player/loop/loop.ts';
import { parts } from '#web/player/playback/player-parts.ts';
import { noteChange, skipToNext, skipToPrevious } from '#web/player/queue/queue-store.ts';
import { awaitRest, mend, noteProgress, stopMending } from '#web/player/recovery/mend.ts';
import { sleepAtEnd, stopSleepTimer } from '#web/player/sleep/sleep-timer.ts';
import { usePlayer } from '#web/player/state/player-store.ts';

/** How the parts of the player act together; done once, when the bar's code is loaded. */
export const connectParts = (): void => void Object.assign(parts, actions);

const actions: typeof parts = {
  mend,
  awaitRest,
  // Sleep is stronger than a loop, and a loop than the queue.
  goOn: () => !sleepAtEnd() && (repeatAtEnd() || skipToNext()),
  moved: (from, to) => {
    noteProgress();
    repeatAt(from, to);
  },
  changed: ({ former, isInPlace }) => {
    stopMending();
    if (isInPlace) return;
    clearLoop();
    noteChange(former);
    if (usePlayer.getState().item === null) stopSleepTimer();
  },
  next: () => void skipToNext(),
  previous: skipToPrevious,
};
