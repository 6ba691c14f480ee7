import type { SecondFactorKind } from '@mynah/contract/accounts/two-factor';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';

const factorsQuery = queryOptions({
  queryKey: ['security', 'factors'],
  queryFn: ({ signal }) => call('GET /v1/user/mfa-factors', { signal }),
});

export const useSecondFactors = () => useQuery(factorsQuery);

/** A fresh one for each opening of the dialog, kept while it is open. */
export const useTotpSecret = () =>
  useQuery({
    queryKey: ['security', 'totp-secret'],
    queryFn: ({ signal }) => withFreshFactor(() => call('GET /v1/user/totp-secret', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export type FactorChange = { factor: SecondFactorKind; code: string } & (
  | { secret: string }
  | { phone_number: string }
  | { remove: true }
);

export function useUpdateFactors() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: FactorChange) =>
      withFreshFactor(() => call('POST /v1/user/update-mfa-factors', { json: change })),
    onSuccess: (list) => {
      queryClient.setQueryData(factorsQuery.queryKey, list);
      void queryClient.invalidateQueries({ queryKey: trustedQuery.queryKey });
    },
  });
}

export function useNewBackupCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => withFreshFactor(() => call('POST /v1/user/backup-code')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
  });
}

export const sendPhoneCode = (phoneNumber: string): Promise<unknown> =>
  withFreshFactor(() => call('POST /v1/user/send-phone-code', { json: { phone_number: phoneNumber } }));

/** Stores the number that the code has proved (ACC-077). */
export const updatePhone = (phoneNumber: string, code: string): Promise<unknown> =>
  withFreshFactor(() => call('POST /v1/user/update-phone', { json: { phone_number: phoneNumber, code } }));

/** To the account's phone: in the middle of a sign-in by its token, else for who is signed in. */
export const sendMfaCode = (mfaToken?: string): Promise<unknown> =>
  call('POST /v1/user/send-mfa-code', {
    json: mfaToken === undefined ? {} : { mfa_token: mfaToken },
    anonymous: mfaToken !== undefined,
  });

const trustedQuery = queryOptions({
  queryKey: ['security', 'trusted-devices'],
  queryFn: ({ signal }) => call('GET /v1/user/trusted-devices', { signal }),
});

export const useTrustedDevices = () => useQuery(trustedQuery);

export function useRemoveTrustedDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) =>
      call('DELETE /v1/user/trusted-devices/{device_id}', { params: { device_id: deviceId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trustedQuery.queryKey }),
  });
}
