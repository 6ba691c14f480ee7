import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { publishServerEvent } from '#web/shared/events/event-bus.ts';
import { listenToServer } from '#web/shared/events/server-events.ts';

/** One line to the server for all parts of the page. After a gap everything in view is asked for again. */
export function useServerConnection(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    let isFirst = true;
    void listenToServer({
      signal: controller.signal,
      onEvent: publishServerEvent,
      onOpen: () => {
        if (!isFirst) void queryClient.invalidateQueries();
        isFirst = false;
      },
    });
    return () => controller.abort();
  }, [queryClient]);
}
