import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { requestJson } from '#web/shared/api/client.ts';

/** A code is one of a second factor or a backup code. */
type Proof = { password: string } | { code: string };

export const reauthenticate = (proof: Proof | { credential: unknown }): Promise<unknown> =>
  requestJson('/v1/user/reauthenticate', { method: 'POST', json: proof });

/** The browser asks the person to confirm; rejects with `NotAllowedError` when they do not. */
export async function reauthenticateWithPasskey(): Promise<unknown> {
  const { options } = await requestJson<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    '/v1/user/passkeys/sign-in-options',
    { method: 'POST' },
  );
  return reauthenticate({ credential: await startAuthentication({ optionsJSON: options }) });
}
