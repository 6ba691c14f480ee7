import type { ProductEvent } from '@mynah/contract/product-events/product-events';
import { call } from '#web/shared/api/call.ts';

type Listener = (event: ProductEvent) => void;
const listeners = new Set<Listener>();

/** Tells this server what was done, never what was written. Nobody waits for it. */
export function track(event: ProductEvent): void {
  call('POST /ingest/events', { json: { events: [{ event_id: crypto.randomUUID(), ...event }] } }).catch(
    (cause: unknown) => {
      // Counting must not disturb anyone; the log is for whoever looks for the reason.
      console.error('an event was not recorded', cause);
    },
  );
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
