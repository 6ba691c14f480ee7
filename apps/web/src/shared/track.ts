import type { ProductEvent } from '@mynah/contract/product-events/product-events';
import type { Operation } from '#web/shared/api/operation.ts';

type Listener = (event: ProductEvent) => void;
/** An event, or a call of the API that has succeeded, which may tell of one. */
export type Told = ProductEvent | Operation;

const listeners = new Set<Listener>();
/** What was told before anybody took it; of more than this the rest is forgotten. */
const MOST_WAITING = 200;
let waiting: Told[] = [];
let take: ((told: Told) => void) | undefined;

/** Says what was done, never what was written. It stays in memory until consent lets it be sent. */
export function track(event: ProductEvent): void {
  tell(event);
  announce(event);
}

/** Tells this tab alone: for what the server counts itself, whoever asked for it. */
export function announce(event: ProductEvent): void {
  for (const listener of listeners) listener(event);
}

/** Calls back for what is tracked or announced in this tab, until the returned way to stop is called. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tell(told: Told): void {
  if (take) take(told);
  else if (waiting.length < MOST_WAITING) waiting.push(told);
}

/** The one who takes all that is told, from the beginning; gives the way to stop. */
export function takeTold(taker: (told: Told) => void): () => void {
  take = taker;
  for (const told of waiting) taker(told);
  waiting = [];
  return () => {
    take = undefined;
  };
}
