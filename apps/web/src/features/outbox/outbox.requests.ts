import type { OutboxMail } from '@mynah/contract/outbox';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

/** Looked at anew now and then: people wait for their link. */
export const useOutbox = () =>
  useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => requestJson<{ mails: OutboxMail[] }>('/v1/outbox', { signal }),
    refetchInterval: 10_000,
  });
