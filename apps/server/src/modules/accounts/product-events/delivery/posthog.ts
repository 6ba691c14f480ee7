import type { ProductEventRow } from '../product-events.store.ts';
import { type BatchRequest, distinctIdOf } from './batch-request.ts';

/**
 * PostHog's capture API, in batches (https://posthog.com/docs/api/capture): an event with the uuid, name, time and
 * person of an earlier one counts once. No profile is made of visitors, and no place is guessed from this server's
 * address.
 */
export const posthogRequest = (key: string, events: readonly ProductEventRow[]): BatchRequest => ({
  path: '/batch/',
  headers: {},
  body: {
    api_key: key,
    batch: events.map((event) => ({
      event: event.name,
      uuid: event.eventId,
      distinct_id: distinctIdOf(event),
      timestamp: event.createdAt.toISOString(),
      properties: {
        ...event.properties,
        ...(event.workspaceId && { $groups: { workspace: event.workspaceId } }),
        $process_person_profile: event.userId !== null,
        $geoip_disable: true,
      },
    })),
  },
});
