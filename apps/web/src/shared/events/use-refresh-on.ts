import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

/** Asks again for what a server event has made old, for example the history after `speech.generated`. */
export function useRefreshOn(eventType: string, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useServerEvent(eventType, () => void refresh(queryClient, queryKey));
}

/** A first answer on its way may have been written before the event, and a second question would only join it. */
async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  const isFirst = underWay.some(({ state }) => state.data === undefined);
  await client.invalidateQueries({ queryKey });
  if (isFirst) await client.invalidateQueries({ queryKey });
}
