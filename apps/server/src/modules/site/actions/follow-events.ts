import type { EntityKind } from '@mynah/contract/speech/entity-kinds';
import type { StoredEvent } from '../../../platform/events/events.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accessChanged } from '../../workspaces/memberships/index.ts';
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
    const kind = entityKindOf(event);
    if (!isFor(actor, event, kind)) continue;
    yield { id: event.sequence, event: event.name, data: { kind, ...event.payload } };
    // who reads may have been locked, removed or moved: the page comes back by its session, or is refused
    if (event.name === accessChanged) return;
  }
}

/** What names a person goes to that person alone, but for news of the workspace, which are for all its members. */
function isFor(actor: Actor, { payload }: StoredEvent, kind: EntityKind): boolean {
  return kind === 'workspace' || payload.user_id === undefined || payload.user_id === actor.userId;
}
