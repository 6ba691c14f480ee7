import type { EntityKind } from '@mynah/contract/speech/entity-kinds';
import { useEffect, useRef } from 'react';
import type { ServerEvent } from '#web/shared/events/read-events.ts';

type Handler = (event: ServerEvent) => void;
const handlers = new Map<string, Set<Handler>>();

/** Hands an event to the parts that wait for its type, and to those that wait for its kind. */
export function publishServerEvent(event: ServerEvent): void {
  for (const name of [event.type, kindName(kindOf(event))]) {
    for (const handler of handlers.get(name) ?? []) handler(event);
  }
}

const kindName = (kind: EntityKind | undefined): string => `kind ${kind}`;

function kindOf({ data }: ServerEvent): EntityKind | undefined {
  try {
    return (JSON.parse(data) as { kind?: EntityKind }).kind;
  } catch {
    // an event without JSON has no kind
    return undefined;
  }
}

/** Calls back for each server event about such an entity, whatever happened to it (WSP-089). */
export const useServerKind = (kind: EntityKind, onEvent: Handler): void =>
  useServerEvent(kindName(kind), onEvent);

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
