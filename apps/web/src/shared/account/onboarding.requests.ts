import type { Onboarding } from '@mynah/contract/onboarding';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { requestJson } from '#web/shared/api/client.ts';

export const onboardingQuery = queryOptions({
  queryKey: ['user', 'onboarding'],
  queryFn: ({ signal }) => requestJson<Onboarding>('/v1/user/onboarding', { signal }),
});

export const useOnboarding = ({ enabled = true } = {}) => useQuery({ ...onboardingQuery, enabled });

/** Sends a step and keeps what the server answers, so that no page works with the state before it. */
export async function sendOnboarding(
  queryClient: QueryClient,
  path: `onboarding-${string}`,
  json?: Record<string, string | undefined>,
): Promise<Onboarding> {
  const state = await requestJson<Onboarding>(`/v1/user/${path}`, { method: 'POST', json });
  await queryClient.cancelQueries({ queryKey: onboardingQuery.queryKey });
  queryClient.setQueryData(onboardingQuery.queryKey, state);
  queryClient.setQueryData(userQuery.queryKey, (user) => {
    const firstName = state.onboarding_survey?.first_name ?? user?.first_name ?? null;
    return user && { ...user, is_onboarding_completed: state.is_onboarding_completed, first_name: firstName };
  });
  return state;
}
