import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { getRelyingParty, invalidPasskey, useChallenge } from '../challenges.ts';
import { insertPasskey, type PasskeyRow } from '../passkeys.store.ts';

interface NewPasskey {
  response: RegistrationResponseJSON;
  name: string;
}

/** Adds the passkey that the browser made. @throws Failure `invalid_passkey` */
export async function registerPasskey(
  platform: Platform,
  holder: AccountHolder,
  { response, name }: NewPasskey,
): Promise<PasskeyRow> {
  const { credential } = await verify(platform, holder.userId, response);
  return platform.db.transaction(async (transaction) => {
    const row = await insertPasskey(transaction, {
      id: newId(),
      userId: holder.userId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: response.response.transports ?? null,
      name,
      createdAt: platform.clock.now(),
    });
    if (!row) throw invalidPasskey('This passkey already belongs to an account.');
    await notifySecurityChange(platform, transaction, holder, {
      className: 'passkey',
      activityName: 'create',
      targetId: row.id,
      event: 'account.passkey-added',
      mail: {
        subject: 'A passkey was added to your account',
        sentence: `You can now sign in to your account with the passkey “${name}”, without a password.`,
      },
    });
    return row;
  });
}

async function verify(platform: Platform, userId: string, response: RegistrationResponseJSON) {
  // loaded when somebody has a passkey: its certificate parsers would cost every start
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(platform);
  const expectedChallenge = await useChallenge(platform, response.response.clientDataJSON, userId);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw invalidPasskey('Couldn’t verify this passkey. Try again.', cause);
  });
  if (!verified.verified) throw invalidPasskey('Couldn’t verify this passkey. Try again.');
  return verified.registrationInfo;
}
