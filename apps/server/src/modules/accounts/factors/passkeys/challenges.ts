import { z } from 'zod';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { insertOneTimeToken, takeOneTimeToken } from '../../one-time-tokens/index.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

const holdsMs = 5 * 60_000;

/** Kept as a hash until it is answered. Without a user it is one of a sign-in. */
export async function persistChallenge(
  { db, clock }: Platform,
  challenge: string,
  userId?: string,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + holdsMs);
  await insertOneTimeToken(db, { ...tokenOf(challenge, userId), expiresAt });
}

/** The challenge that the browser says it answers, if it was one of ours and is answered once. @throws `invalid_passkey` */
export async function useChallenge(
  { db, clock }: Platform,
  clientDataJson: string,
  userId?: string,
): Promise<string> {
  const challenge = challengeOf(clientDataJson);
  const isOurs =
    challenge && (await takeOneTimeToken(db, { ...tokenOf(challenge, userId), now: clock.now() }));
  if (!isOurs) throw invalidPasskey('This took too long. Try again.');
  return challenge;
}

const tokenOf = (challenge: string, userId: string | undefined) => ({
  tokenHash: hashSecret(challenge),
  purpose: userId === undefined ? ('passkey-sign-in' as const) : ('passkey-registration' as const),
  userId,
});

const clientData = z.object({ challenge: z.string().min(1) });

function challengeOf(clientDataJson: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge;
  } catch {
    // what cannot be read is no answer to a challenge
    return undefined;
  }
}

export const invalidPasskey = (message: string, cause?: unknown): Failure =>
  new Failure('invalid_passkey', message, { cause });

/** @throws Failure `unprocessable` where browsers make no passkeys */
export function getRelyingParty(platform: Platform): RelyingParty {
  const party = relyingPartyOf(platform.publicUrl());
  if (party) return party;
  throw new Failure('unprocessable', 'Passkeys require a domain name and HTTPS.');
}
