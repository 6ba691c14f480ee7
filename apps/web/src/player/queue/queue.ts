import type { Playable } from '#web/player/playback/playable.ts';

/** One line of the queue. The same sound may stand in it twice. */
export interface QueueEntry {
  key: string;
  playable: Playable;
}

export interface Queue {
  /** What was heard, oldest first; the way back. */
  past: readonly Playable[];
  upcoming: readonly QueueEntry[];
}

export const emptyQueue: Queue = { past: [], upcoming: [] };

/** Further back nobody goes. */
const MAX_PAST = 50;
/** A queue is for an afternoon; an album of thousands belongs in a list of its own. */
export const MAX_UPCOMING = 500;

let keys = 0;

export function entryOf(playable: Playable): QueueEntry {
  keys += 1;
  return { key: `entry-${keys}`, playable };
}

/** At the front, in their order. */
export const withNext = (queue: Queue, ...playables: Playable[]): Queue => ({
  ...queue,
  upcoming: [...playables.map(entryOf), ...queue.upcoming].slice(0, MAX_UPCOMING),
});

export const withLast = (queue: Queue, ...playables: Playable[]): Queue => ({
  ...queue,
  upcoming: [...queue.upcoming, ...playables.map(entryOf)].slice(0, MAX_UPCOMING),
});

export const withPast = (queue: Queue, heard: Playable): Queue => ({
  ...queue,
  past: [...queue.past, heard].slice(-MAX_PAST),
});

export const without = (queue: Queue, key: string): Queue => ({
  ...queue,
  upcoming: queue.upcoming.filter((entry) => entry.key !== key),
});

/** Moves an entry to another place; places beyond the ends are the ends. */
export function withMoved(queue: Queue, key: string, to: number): Queue {
  const entry = queue.upcoming.find((candidate) => candidate.key === key);
  if (!entry) return queue;
  const rest = queue.upcoming.filter((candidate) => candidate !== entry);
  const place = Math.min(Math.max(0, to), rest.length);
  return { ...queue, upcoming: [...rest.slice(0, place), entry, ...rest.slice(place)] };
}
