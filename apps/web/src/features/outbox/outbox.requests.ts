import { useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** Looked at anew now and then: people wait for their link. */
export const useOutbox = () =>
  useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => call('GET /v1/outbox', { signal }),
    refetchInterval: 10_000,
  });
