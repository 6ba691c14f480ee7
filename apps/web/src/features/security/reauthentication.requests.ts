import { askForPasskey } from '#web/features/security/passkeys.requests.ts';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

/** A code is one of a second factor or a backup code. */
export const reauthenticate = (json: JsonOf<'POST /v1/user/reauthenticate'>): Promise<unknown> =>
  call('POST /v1/user/reauthenticate', { json });

/** Rejects with `NotAllowedError` when the person does not confirm. */
export const reauthenticateWithPasskey = async (): Promise<unknown> =>
  reauthenticate({ credential: await askForPasskey({ anonymous: false }) });
