import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

export type User = {
  user_id: string;
  workspace_id?: string;
  first_name?: string | null;
  email?: string;
  is_email_verified?: boolean;
};

export type Subscription = {
  tier: string;
  character_count: number;
  character_limit: number;
  next_character_count_reset_unix?: number | null;
};

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
