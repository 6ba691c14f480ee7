import type { AccessToken } from '@mynah/contract/accounts';
import type { Passkey } from '@mynah/contract/passkeys';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';
import { adoptToken } from '#web/shared/session/session.ts';

const passkeysQuery = queryOptions({
  queryKey: ['security', 'passkeys'],
  queryFn: ({ signal }) =>
    requestJson<{ passkeys: Passkey[]; origin: string | null }>('/v1/user/passkeys', { signal }),
});

export const usePasskeys = () => useQuery(passkeysQuery);

/** The browser asks the person to confirm; rejects with `NotAllowedError` when they do not. */
export const useAddPasskey = () => usePasskeyMutation(addPasskey);

async function addPasskey(): Promise<Passkey> {
  const path = '/v1/user/passkeys';
  const { options } = await withFreshFactor(() =>
    requestJson<{ options: PublicKeyCredentialCreationOptionsJSON }>(`${path}/registration-options`, {
      method: 'POST',
    }),
  );
  const credential = await startRegistration({ optionsJSON: options });
  return requestJson<Passkey>(path, { method: 'POST', json: { credential } });
}

export const useRenamePasskey = () =>
  usePasskeyMutation(({ passkeyId, name }: { passkeyId: string; name: string }) =>
    requestJson(pathOf(passkeyId), { method: 'PATCH', json: { name } }),
  );

export const useRemovePasskey = () =>
  usePasskeyMutation((passkeyId: string) =>
    withFreshFactor(() => requestJson(pathOf(passkeyId), { method: 'DELETE' })),
  );

export async function signInWithPasskey(): Promise<void> {
  const path = '/v1/user/passkeys';
  const { options } = await requestJson<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    `${path}/sign-in-options`,
    { method: 'POST', anonymous: true },
  );
  const credential = await startAuthentication({ optionsJSON: options });
  adoptToken(
    await requestJson<AccessToken>(`${path}/sign-in`, {
      method: 'POST',
      json: { credential },
      anonymous: true,
    }),
  );
}

const pathOf = (passkeyId: string): string => `/v1/user/passkeys/${encodeURIComponent(passkeyId)}`;

function usePasskeyMutation<Input = void, Answer = unknown>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}
