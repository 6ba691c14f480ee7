import type { ProductEvent } from '@mynah/contract/product-events';
import { requestJson } from '#web/shared/api/client.ts';

/** Tells this server what was done, never what was written. Nobody waits for it. */
export function track(event: ProductEvent): void {
  requestJson('/v1/user/track-event', { method: 'POST', json: event }).catch((cause: unknown) => {
    // Counting must not disturb anyone; the log is for whoever looks for the reason.
    console.error('an event was not recorded', cause);
  });
}
