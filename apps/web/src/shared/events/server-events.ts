import { ApiError } from '#web/shared/api/api-error.ts';
import { request } from '#web/shared/api/call.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { readEvents, type ServerEvent } from '#web/shared/events/read-events.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

type ListenOptions = {
  signal: AbortSignal;
  onEvent: (event: ServerEvent) => void;
  /** Called after each connection; the second time on, something may have been missed. */
  onOpen?: () => void;
};

/** Listens to the server until the signal aborts; takes up again after the last event that it saw. */
export async function listenToServer(options: ListenOptions): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  let lastId: string | undefined;
  while (!options.signal.aborted) {
    try {
      const response = await request('GET /v1/events', {
        headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
        signal: options.signal,
      });
      waitMs = FIRST_WAIT_MS;
      options.onOpen?.();
      for await (const event of readEvents(readStream(response))) {
        lastId = event.id ?? lastId;
        options.onEvent(event);
      }
    } catch (error) {
      // A refusal will not mend itself; all else is a broken line, which is taken up again below.
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return;
    }
    await pause(waitMs, options.signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
