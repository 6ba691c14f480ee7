import type { Onboarding } from '@mynah/contract/accounts/onboarding';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';

export const onboardingQuery = queryOptions({
  queryKey: ['user', 'onboarding'],
  queryFn: ({ signal }) => call('GET /v1/user/onboarding', { signal }),
});

export const useOnboarding = ({ enabled = true } = {}) => useQuery({ ...onboardingQuery, enabled });

/** Keeps what the server answers to a step, so that no page works with the state before it. */
export async function persistOnboarding(
  queryClient: QueryClient,
  step: Promise<Onboarding>,
): Promise<Onboarding> {
  const state = await step;
  await queryClient.cancelQueries({ queryKey: onboardingQuery.queryKey });
  queryClient.setQueryData(onboardingQuery.queryKey, state);
  queryClient.setQueryData(userQuery.queryKey, (user) => {
    const firstName = state.onboarding_survey?.first_name ?? user?.first_name ?? null;
    return user && { ...user, is_onboarding_completed: state.is_onboarding_completed, first_name: firstName };
  });
  return state;
}
