import type { EntityKind } from '@mynah/contract/speech/entity-kinds';
import type { StoredEvent } from '../../../platform/events/events.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accessChanged } from '../../workspaces/memberships/index.ts';
import { entityKindOf } from '../entity-kind.ts';

interface Follow {
  lastEventId: string | undefined;
  /** For who has no `Last-Event-ID` yet: the time of `AccessToken.server_time_ms`. */
  sinceMs: number | undefined;
  signal: AbortSignal;
}

interface EventMessage {
  id?: number;
  event: string;
  data: unknown;
}

/** The workspace's events as they happen, first those that were missed: after `Last-Event-ID`, else since a time. */
export async function* followEvents(
  platform: Platform,
  actor: Actor,
  { lastEventId, sinceMs, signal }: Follow,
): AsyncIterable<EventMessage> {
  const { workspaceId } = actor;
  const since = sinceMs === undefined ? undefined : new Date(sinceMs);
  const isPlace = lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId);
  const afterSequence = isPlace
    ? Number(lastEventId)
    : await platform.events.lastSequence(workspaceId, since);
  const events = await platform.events.subscribe(workspaceId, { afterSequence, signal });
  // with its place, so that who loses the line before the first event misses nothing either
  yield { id: afterSequence, event: 'open', data: {} };
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
