import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accessChanged } from '../../workspaces/index.ts';
import { entityKindOf } from '../entity-kind.ts';

interface Follow {
  lastEventId: string | undefined;
  signal: AbortSignal;
}

interface EventMessage {
  id?: number;
  event: string;
  data: unknown;
}

/** The workspace's events as they happen, after `Last-Event-ID` first those that were missed. */
export async function* followEvents(
  platform: Platform,
  actor: Actor,
  { lastEventId, signal }: Follow,
): AsyncIterable<EventMessage> {
  const afterSequence = lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
  const events = await platform.events.subscribe(actor.workspaceId, { afterSequence, signal });
  yield { event: 'open', data: {} };
  for await (const event of events) {
    yield { id: event.sequence, event: event.name, data: { kind: entityKindOf(event), ...event.payload } };
    // who reads may have been locked, removed or moved: the page comes back by its session, or is refused
    if (event.name === accessChanged) return;
  }
}
