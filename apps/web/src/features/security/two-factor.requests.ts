import type { SecondFactorKind, SecondFactorList, TrustedDevice } from '@mynah/contract/two-factor';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';

const factorsQuery = queryOptions({
  queryKey: ['security', 'factors'],
  queryFn: ({ signal }) => requestJson<SecondFactorList>('/v1/user/mfa-factors', { signal }),
});

export const useSecondFactors = () => useQuery(factorsQuery);

type TotpSecret = { secret: string; otpauth_uri: string };

/** A fresh one for each opening of the dialog, kept while it is open. */
export const useTotpSecret = () =>
  useQuery({
    queryKey: ['security', 'totp-secret'],
    queryFn: ({ signal }) =>
      withFreshFactor(() => requestJson<TotpSecret>('/v1/user/totp-secret', { signal })),
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
      withFreshFactor(() =>
        requestJson<SecondFactorList>('/v1/user/update-mfa-factors', { method: 'POST', json: change }),
      ),
    onSuccess: (list) => {
      queryClient.setQueryData(factorsQuery.queryKey, list);
      void queryClient.invalidateQueries({ queryKey: trustedQuery.queryKey });
    },
  });
}

export function useNewBackupCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withFreshFactor(() =>
        requestJson<{ backup_codes: string[] }>('/v1/user/backup-code', { method: 'POST' }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
  });
}

export const sendPhoneCode = (phoneNumber: string): Promise<unknown> =>
  withFreshFactor(() =>
    requestJson('/v1/user/send-phone-code', { method: 'POST', json: { phone_number: phoneNumber } }),
  );

/** Stores the number that the code has proved (ACC-077). */
export const updatePhone = (phoneNumber: string, code: string): Promise<unknown> =>
  withFreshFactor(() =>
    requestJson('/v1/user/update-phone', { method: 'POST', json: { phone_number: phoneNumber, code } }),
  );

/** To the account's phone: in the middle of a sign-in by its token, else for who is signed in. */
export const sendMfaCode = (mfaToken?: string): Promise<unknown> =>
  requestJson('/v1/user/send-mfa-code', {
    method: 'POST',
    json: mfaToken === undefined ? {} : { mfa_token: mfaToken },
    anonymous: mfaToken !== undefined,
  });

const trustedQuery = queryOptions({
  queryKey: ['security', 'trusted-devices'],
  queryFn: ({ signal }) =>
    requestJson<{ trusted_devices: TrustedDevice[] }>('/v1/user/trusted-devices', { signal }),
});

export const useTrustedDevices = () => useQuery(trustedQuery);

export function useRemoveTrustedDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) =>
      requestJson(`/v1/user/trusted-devices/${encodeURIComponent(deviceId)}`, { method: 'DELETE' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trustedQuery.queryKey }),
  });
}
