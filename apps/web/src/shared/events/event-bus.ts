import { useEffect, useRef } from 'react';
import type { ServerEvent } from '#web/shared/events/read-events.ts';

type Handler = (event: ServerEvent) => void;
const handlers = new Map<string, Set<Handler>>();

/** Hands an event to the parts that wait for its type. */
export function publishServerEvent(event: ServerEvent): void {
  for (const handler of handlers.get(event.type) ?? []) handler(event);
}

/** Calls back for each server event of the type, for example `history.created`, while the component is there. */
export function useServerEvent(type: string, onEvent: Handler): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    const handler: Handler = (event) => latest.current(event);
    const group = handlers.get(type) ?? new Set();
    handlers.set(type, group.add(handler));
    return () => {
      group.delete(handler);
    };
  }, [type]);
}
