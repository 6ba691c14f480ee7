import { brand } from '@mynah/contract';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findUser } from '../../../users/index.ts';
import { getRelyingParty, persistChallenge } from '../challenges.ts';
import { listPasskeyRows } from '../passkeys.store.ts';
import { passkeyTransports } from '../passkeys.view.ts';

const mostPasskeys = 20;

/** What the browser's `navigator.credentials.create` takes. @throws Failure `conflict` with 20 of them */
export async function beginRegistration(platform: Platform, userId: string) {
  // loaded when somebody has a passkey: its certificate parsers would cost every start
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { id: rpID } = getRelyingParty(platform);
  const [user, existing] = await Promise.all([
    findUser(platform.db, userId),
    listPasskeyRows(platform.db, userId),
  ]);
  if (!user) throw new Failure('session_expired', 'This user no longer exists.');
  if (existing.length >= mostPasskeys) {
    throw new Failure('conflict', `An account can have up to ${mostPasskeys} passkeys. Remove one first.`);
  }
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: user.email,
    userID: new Uint8Array(Buffer.from(user.id)),
    userDisplayName: user.firstName ?? user.email,
    attestationType: 'none',
    excludeCredentials: existing.map((row) => ({ id: row.credentialId, transports: passkeyTransports(row) })),
    // found without an address, and opened by the person: it stands for the password and the second factor
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await persistChallenge(platform, options.challenge, userId);
  return options;
}
