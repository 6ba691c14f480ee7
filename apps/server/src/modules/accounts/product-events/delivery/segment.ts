import type { ProductEventRow } from '../product-events.store.ts';
import { type BatchRequest, distinctIdOf } from './batch-request.ts';

/**
 * Segment's HTTP tracking API, in batches (https://segment.com/docs/connections/sources/catalog/libraries/server/http-api):
 * the write key is the name of a basic credential, and a `messageId` that came before is left aside.
 */
export const segmentRequest = (key: string, events: readonly ProductEventRow[]): BatchRequest => ({
  path: '/v1/batch',
  headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
  body: {
    batch: events.map((event) => ({
      type: 'track',
      event: event.name,
      messageId: event.eventId,
      ...(event.userId ? { userId: event.userId } : { anonymousId: distinctIdOf(event) }),
      timestamp: event.createdAt.toISOString(),
      properties: event.properties,
      ...(event.workspaceId && { context: { groupId: event.workspaceId } }),
    })),
  },
});
