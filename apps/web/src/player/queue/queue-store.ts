import { create } from 'zustand';
import { audioElement, seek } from '#web/player/playback/audio-element.ts';
import { filePlayable, historyPlayable, type Playable } from '#web/player/playback/playable.ts';
import { currentPlayable, playPlayable } from '#web/player/playback/player.ts';
import {
  emptyQueue,
  entryOf,
  type Queue,
  withLast,
  withMoved,
  withNext,
  without,
  withPast,
} from '#web/player/queue/queue.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';

/** Later than this, "previous" means the beginning of what plays. */
const RESTART_AFTER_SECONDS = 3;

export const useQueue = create<Queue>(() => emptyQueue);

const change = (step: (queue: Queue) => Queue): void => useQueue.setState(step(useQueue.getState()));

/** True while it goes back, when what is left is no past but comes again. */
let isGoingBack = false;

/** Plays after the present sound; at once when there is none. */
export function playNext(...playables: Playable[]): void {
  const [first, ...others] = playables;
  const starts = usePlayer.getState().item === null && first !== undefined;
  change((queue) => withNext(queue, ...(starts ? others : playables)));
  if (starts) void playPlayable(first);
}

/** Plays when all that waits was heard; at once when there is nothing. */
export function addToQueue(...playables: Playable[]): void {
  const [first, ...others] = playables;
  const starts = usePlayer.getState().item === null && first !== undefined;
  change((queue) => withLast(queue, ...(starts ? others : playables)));
  if (starts) void playPlayable(first);
}

export async function queueHistoryItem(id: string, place: 'next' | 'last'): Promise<void> {
  const playable = historyPlayable(await fetchHistoryItem(id));
  if (place === 'next') playNext(playable);
  else addToQueue(playable);
}

export const queueFiles = (files: Iterable<File>): void => addToQueue(...Array.from(files, filePlayable));

export const removeFromQueue = (key: string): void => change((queue) => without(queue, key));
export const moveInQueue = (key: string, to: number): void => change((queue) => withMoved(queue, key, to));
export const clearQueue = (): void => useQueue.setState({ upcoming: [] });

/** Plays a certain entry now; those before it are passed over. */
export function playEntry(key: string): void {
  const { upcoming } = useQueue.getState();
  const index = upcoming.findIndex((entry) => entry.key === key);
  const entry = upcoming[index];
  if (!entry) return;
  useQueue.setState({ upcoming: upcoming.slice(index + 1) });
  void playPlayable(entry.playable);
}

/** False when nothing waits. */
export function skipToNext(): boolean {
  const next = useQueue.getState().upcoming[0];
  if (next) playEntry(next.key);
  return next !== undefined;
}

/** The beginning of what plays; there already, what was heard before it. */
export function skipToPrevious(): void {
  const { past, upcoming } = useQueue.getState();
  const former = past.at(-1);
  if (!former || audioElement().currentTime > RESTART_AFTER_SECONDS) {
    seek(0);
    return;
  }
  const present = currentPlayable();
  useQueue.setState({
    past: past.slice(0, -1),
    upcoming: present ? [entryOf(present), ...upcoming] : upcoming,
  });
  isGoingBack = true;
  void playPlayable(former);
  isGoingBack = false;
}

/** Keeps what was heard, for the way back; a closed player forgets everything. */
export function noteChange(former: Playable | undefined): void {
  if (usePlayer.getState().item === null) useQueue.setState(emptyQueue);
  else if (former && !isGoingBack) change((queue) => withPast(queue, former));
}
