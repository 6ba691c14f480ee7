import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { publishServerEvent } from '#web/shared/events/event-bus.ts';
import { listenToServer, type Place } from '#web/shared/events/server-events.ts';
import { useSession } from '#web/shared/session/session.ts';

/** Outlives the shell, which goes and comes back around pages that stand alone. */
let place: Place = { sinceMs: undefined };

/** One line to the server for all parts of the page. After a gap everything in view is asked for again. */
export function useServerConnection(): void {
  const queryClient = useQueryClient();
  const sinceMs = useSession((session) => session.sinceMs);
  useEffect(() => {
    const controller = new AbortController();
    let isFirst = true;
    if (place.sinceMs !== sinceMs) place = { sinceMs };
    void listenToServer({
      signal: controller.signal,
      place,
      onEvent: publishServerEvent,
      onOpen: () => {
        if (!isFirst) void queryClient.invalidateQueries();
        isFirst = false;
      },
    });
    return () => controller.abort();
  }, [queryClient, sinceMs]);
}
