import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';

/** One look-up on the first load (PRV-010); where the server knows the place, the account has it from then on. */
export function useLocationLookup(): void {
  const client = useQueryClient();
  const { data: place } = useQuery({
    queryKey: ['geolocation'],
    queryFn: ({ signal }) => call('GET /v1/geolocation', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (place?.country) void client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
  }, [client, place?.country]);
}

/** Done when the account says so: the dialog does not blink away and back. */
export function useAcceptTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /v1/user/accept-bipa-terms'),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true }),
  });
}
