import type { Passkey } from '@mynah/contract/accounts/passkeys';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';
import { adoptToken } from '#web/shared/session/session.ts';

const passkeysQuery = queryOptions({
  queryKey: ['security', 'passkeys'],
  queryFn: ({ signal }) => call('GET /v1/user/passkeys', { signal }),
});

export const usePasskeys = () => useQuery(passkeysQuery);

/** The browser asks the person to confirm; rejects with `NotAllowedError` when they do not. */
export const useAddPasskey = () => usePasskeyMutation(addPasskey);

async function addPasskey(): Promise<Passkey> {
  const { options } = await withFreshFactor(() => call('POST /v1/user/passkeys/registration-options'));
  const { clientExtensionResults, ...made } = await startRegistration({ optionsJSON: options });
  const credential = { ...made, clientExtensionResults: { ...clientExtensionResults } };
  return call('POST /v1/user/passkeys', { json: { credential } });
}

export const useRenamePasskey = () =>
  usePasskeyMutation(({ passkeyId, name }: { passkeyId: string; name: string }) =>
    call('PATCH /v1/user/passkeys/{passkey_id}', { params: { passkey_id: passkeyId }, json: { name } }),
  );

export const useRemovePasskey = () =>
  usePasskeyMutation((passkeyId: string) =>
    withFreshFactor(() =>
      call('DELETE /v1/user/passkeys/{passkey_id}', { params: { passkey_id: passkeyId } }),
    ),
  );

export async function signInWithPasskey(): Promise<void> {
  const credential = await askForPasskey({ anonymous: true });
  adoptToken(await call('POST /v1/user/passkeys/sign-in', { json: { credential }, anonymous: true }));
}

/** Passkeys are bound to the name in the server's public address, and this page is open under another one. */
export class PasskeysElsewhere extends Error {
  readonly host: string;

  constructor(host: string) {
    super(`passkeys are bound to ${host}`);
    this.host = host;
  }
}

const isHere = ({ rpId }: { challenge: string; rpId?: unknown }): boolean =>
  rpId === undefined || rpId === location.hostname;

/**
 * The browser asks the person to confirm; rejects with `NotAllowedError` when they do not, and with `PasskeysElsewhere`
 * where it could not.
 */
export async function askForPasskey({ anonymous }: { anonymous: boolean }) {
  const { options } = await call('POST /v1/user/passkeys/sign-in-options', { anonymous });
  if (!isHere(options)) throw new PasskeysElsewhere(String(options.rpId));
  const { clientExtensionResults, ...given } = await startAuthentication({ optionsJSON: options });
  return { ...given, clientExtensionResults: { ...clientExtensionResults } };
}

function usePasskeyMutation<Input = void, Answer = unknown>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}
