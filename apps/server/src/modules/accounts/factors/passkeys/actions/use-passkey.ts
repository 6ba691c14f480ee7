import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Platform } from '../../../../../platform/platform.ts';
import { accountIsGoing, findUser, type UserRow } from '../../../users/index.ts';
import { requireSignInAllowed } from '../../sign-in-checks.ts';
import { getRelyingParty, invalidPasskey, useChallenge } from '../challenges.ts';
import { findPasskeyByCredential, notePasskeyUse, type PasskeyRow } from '../passkeys.store.ts';
import { passkeyTransports } from '../passkeys.view.ts';

/**
 * Whose passkey it is; one challenge is answered once. It was opened by the person: it stands for the password and the
 * second factor. @throws Failure `invalid_passkey`, `account_deleted`, `sso_required`
 */
export async function usePasskey(platform: Platform, response: AuthenticationResponseJSON): Promise<UserRow> {
  const { db, clock } = platform;
  const expectedChallenge = await useChallenge(platform, response.response.clientDataJSON);
  const passkey = await findPasskeyByCredential(db, response.id);
  const user = passkey && (await findUser(db, passkey.userId));
  if (!user) throw invalidPasskey('This passkey isn’t recognized. It may have been removed.');
  const counter = await verify(platform, { response, expectedChallenge, passkey });
  if (user.deletionRequestedAt) throw accountIsGoing();
  await requireSignInAllowed(platform, user);
  await notePasskeyUse(db, passkey.id, { counter, now: clock.now() });
  return user;
}

interface ShownPasskey {
  response: AuthenticationResponseJSON;
  expectedChallenge: string;
  passkey: PasskeyRow;
}

/** Gives the authenticator's new counter; one that did not rise is a copied authenticator, and refused. */
async function verify(
  platform: Platform,
  { response, expectedChallenge, passkey }: ShownPasskey,
): Promise<number> {
  // loaded when somebody has a passkey: its certificate parsers would cost every start
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(platform);
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) {
    throw invalidPasskey('This passkey belongs to another account.');
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkeyTransports(passkey),
    },
  }).catch((cause: unknown) => {
    throw invalidPasskey('Couldn’t verify the passkey. Try again.', cause);
  });
  if (!verified) throw invalidPasskey('Couldn’t verify the passkey. Try again.');
  return authenticationInfo.newCounter;
}
