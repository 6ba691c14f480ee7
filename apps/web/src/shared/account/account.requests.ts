import type { Subscription, User } from '@mynah/contract/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => requestJson<User>('/v1/user', { signal }),
});

export const subscriptionQuery = queryOptions({
  queryKey: ['user', 'subscription'],
  queryFn: ({ signal }) => requestJson<Subscription>('/v1/user/subscription', { signal }),
});

export const useUser = () => useQuery(userQuery);
export const useSubscription = () => useQuery(subscriptionQuery);
