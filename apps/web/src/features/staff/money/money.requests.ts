import type { PromoCode } from '@mynah/contract/billing/promo-codes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';
import { renewStaffLog } from '#web/shared/staff/use-staff-queue.ts';

export const useMismatches = () =>
  useQuery({
    queryKey: ['staff-mismatches'],
    queryFn: ({ signal }) => call('GET /v1/admin/credit-mismatches', { signal }),
    select: ({ mismatches }) => mismatches,
  });

const codesKey = ['staff-promo-codes'];

export const useCodes = () =>
  useQuery({
    queryKey: codesKey,
    queryFn: ({ signal }) => call('GET /v1/admin/promo-codes', { signal, query: { page_size: 200 } }),
    select: ({ promo_codes }) => promo_codes,
  });

export const useRedemptions = (code: string) =>
  useQuery({
    queryKey: [...codesKey, code],
    queryFn: ({ signal }) =>
      call('GET /v1/admin/promo-codes/{code}/redemptions', { signal, params: { code } }),
    select: ({ redemptions }) => redemptions,
  });

/** What is undefined has no limit. */
export type NewCode = {
  code: string;
  percent_off?: number;
  amount_off_cents?: number;
  currency?: PromoCode['currency'] & string;
  duration_in_months?: number;
  max_redemptions?: number;
  expires_at_unix?: number;
};

export function useCreateCode() {
  const renew = useRenewCodes();
  return useMutation({
    mutationFn: (code: NewCode) => withFreshFactor(() => call('POST /v1/admin/promo-codes', { json: code })),
    onSuccess: renew,
  });
}

export function useEndCode() {
  const renew = useRenewCodes();
  return useMutation({
    mutationFn: (code: string) =>
      withFreshFactor(() => call('POST /v1/admin/promo-codes/{code}/end', { params: { code } })),
    onSuccess: renew,
  });
}

function useRenewCodes() {
  const client = useQueryClient();
  return async () => {
    renewStaffLog(client);
    await client.invalidateQueries({ queryKey: codesKey });
  };
}
