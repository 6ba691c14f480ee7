import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => call('GET /v1/user', { signal }),
});

export const subscriptionQuery = queryOptions({
  queryKey: ['user', 'subscription'],
  queryFn: ({ signal }) => call('GET /v1/user/subscription', { signal }),
});

export const useUser = () => useQuery(userQuery);
export const useSubscription = () => useQuery(subscriptionQuery);
