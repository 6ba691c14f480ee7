import { useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

/** The one table of plans and prices. */
export const usePlanOffers = () =>
  useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => call('GET /v1/plans', { signal }) });
