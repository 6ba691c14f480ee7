import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';
import { track } from '#web/shared/track.ts';

export const referralsKey = ['referrals'];

export const useReferrals = () =>
  useQuery({
    queryKey: referralsKey,
    queryFn: ({ signal }) => call('GET /v1/referrals', { signal }),
  });

/** Makes the link, which stays the same from then on, and ticks the step of the checklist (NOT-030). */
export function useGenerateLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('GET /v1/user/referral-link'),
    onSuccess: () => {
      track({ name: 'affiliate_link_generated' });
      return client.invalidateQueries({ queryKey: referralsKey });
    },
  });
}

const partnersKey = ['staff', 'partners'];

export const usePartners = () =>
  useQuery({
    queryKey: partnersKey,
    queryFn: ({ signal }) => call('GET /v1/admin/partners', { signal }),
    select: ({ partners }) => partners,
  });

export function useCreatePartner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: JsonOf<'POST /v1/admin/partners'>) =>
      withFreshFactor(() => call('POST /v1/admin/partners', { json })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}

export function useEndPartner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) =>
      withFreshFactor(() => call('POST /v1/admin/partners/{key}/end', { params: { key } })),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}
