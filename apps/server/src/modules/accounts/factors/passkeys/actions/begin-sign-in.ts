import type { Platform } from '../../../../../platform/platform.ts';
import { getRelyingParty, persistChallenge } from '../challenges.ts';

/** What the browser's `navigator.credentials.get` takes: it names no account, the passkey does. */
export async function beginSignIn(platform: Platform) {
  // loaded when somebody has a passkey: its certificate parsers would cost every start
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { id: rpID } = getRelyingParty(platform);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await persistChallenge(platform, options.challenge);
  return options;
}
