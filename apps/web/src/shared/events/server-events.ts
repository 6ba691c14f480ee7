import { ApiError } from '#web/shared/api/api-error.ts';
import { request } from '#web/shared/api/call.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { waitForConnection } from '#web/shared/connection/connection.ts';
import { readEvents, type ServerEvent } from '#web/shared/events/read-events.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Up to where a page has heard of the server. */
export type Place = {
  /** The server's time before the first list of the page was read; for as long as there is no id. */
  sinceMs: number | undefined;
  lastId?: string;
};

type ListenOptions = {
  signal: AbortSignal;
  /** Is moved on with each event, so that another line can go on from there. */
  place: Place;
  onEvent: (event: ServerEvent) => void;
  /** Called after each connection; the second time on, something may have been missed. */
  onOpen?: () => void;
};

/** Listens to the server until the signal aborts; begins, and takes up again, where the page has heard it last. */
export async function listenToServer({ place, ...options }: ListenOptions): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!options.signal.aborted) {
    try {
      const { lastId, sinceMs } = place;
      const response = await request('GET /v1/events', {
        query: lastId === undefined ? { since_ms: sinceMs } : {},
        headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
        signal: options.signal,
      });
      waitMs = FIRST_WAIT_MS;
      options.onOpen?.();
      for await (const event of readEvents(readStream(response))) {
        place.lastId = event.id ?? place.lastId;
        options.onEvent(event);
      }
    } catch (error) {
      // A refusal will not mend itself; all else is a broken line, which is taken up again below.
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return;
    }
    // aborted: the loop ends by itself
    await waitForConnection(waitMs, options.signal).catch(() => undefined);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}
