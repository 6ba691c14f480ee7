import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { renewRestored } from '#web/features/history/bin/bin.requests.ts';
import { dropFromLists, renewLists } from '#web/features/history/history.requests.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

/** Another tab or program has spoken or deleted: the lists in view show it, as they show what came meanwhile. */
export function useRenewHistory(): void {
  const client = useQueryClient();
  useEffect(() => renew(client), [client]);
  useServerEvent('speech.generated', () => {
    renew(client);
    void client.invalidateQueries({ queryKey: ['history'] });
  });
  useServerEvent('history.deleted', ({ data }) => {
    const { historyItemIds } = JSON.parse(data) as { historyItemIds: string[] };
    dropFromLists(client, historyItemIds);
  });
  useServerEvent('history.restored', () => void renewRestored(client));
}

/** What is shown stays shown when this fails; the next event tries again. */
const renew = (client: QueryClient): void => void renewLists(client).catch(() => undefined);
