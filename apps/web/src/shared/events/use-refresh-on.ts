import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

/** Asks again for what a server event has made old, for example the history after `speech.generated`. */
export function useRefreshOn(eventType: string, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useServerEvent(eventType, () => void queryClient.invalidateQueries({ queryKey }));
}
