import { randomInt } from 'node:crypto';
import { brand } from '@mynah/contract';
import { deriveSecret, hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countAttempt } from '../../attempts/index.ts';
import { clientNetwork } from '../../clients/index.ts';
import {
  deleteUserTokens,
  findOneTimeToken,
  insertOneTimeToken,
  takeOneTimeToken,
} from '../../one-time-tokens/index.ts';

const holdsMinutes = 10;

/** Times the limit of one place. */
const widerFactor = 4;

interface PhoneCodeOwner {
  userId: string;
  phoneNumber: string;
  /** `phone-code` proves a number to be stored; `mfa-code` is asked for at a sign-in or before a removal. */
  purpose: 'phone-code' | 'mfa-code';
}

/** Sends a new code; the one before counts no more. @throws `too_many_attempts`, `text_message_not_sent`, … */
export async function sendPhoneCode(
  platform: Platform,
  owner: PhoneCodeOwner,
  ipAddress: string,
): Promise<void> {
  await requireMessageLeft(platform, owner, ipAddress);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const expiresAt = new Date(platform.clock.now().getTime() + holdsMinutes * 60_000);
  const { userId, purpose } = owner;
  await platform.db.transaction(async (transaction) => {
    await deleteUserTokens(transaction, { userId, purpose });
    await insertOneTimeToken(transaction, { ...rowOf(platform, owner, code), expiresAt });
  });
  await platform.sms.send(
    owner.phoneNumber,
    `${code} is your ${brand.name} code. It expires in ${holdsMinutes} minutes. Don’t share it with anyone.`,
  );
}

/** Without using it up. */
export const isPhoneCode = async (
  platform: Platform,
  owner: PhoneCodeOwner,
  code: string,
): Promise<boolean> => (await findOneTimeToken(platform.db, useOf(platform, owner, code))) !== undefined;

/** Uses the code up: of two callers only one gets true. */
export const usePhoneCode = async (
  platform: Platform,
  owner: PhoneCodeOwner,
  code: string,
): Promise<boolean> => (await takeOneTimeToken(platform.db, useOf(platform, owner, code))) !== undefined;

const useOf = (platform: Platform, owner: PhoneCodeOwner, code: string) => ({
  ...rowOf(platform, owner, code),
  now: platform.clock.now(),
});

/** Keyed: six digits are soon tried by who reads the table alone. */
function rowOf({ keys }: Platform, { userId, phoneNumber, purpose }: PhoneCodeOwner, code: string) {
  const tokenHash = deriveSecret(keys.keyFor('phone-code'), [purpose, userId, phoneNumber, code].join(' '));
  return { tokenHash, purpose, userId };
}

/** Text messages cost money: limits for the line that asks, alone and at this account; wider ones for account and number. */
async function requireMessageLeft(
  { db, clock, config }: Platform,
  { userId, phoneNumber }: PhoneCodeOwner,
  ipAddress: string,
): Promise<void> {
  const now = clock.now();
  const windowMs = config.signInAttemptMinutes * 60_000;
  const limit = config.signInAttempts;
  const network = clientNetwork(ipAddress);
  for (const [counted, most] of [
    [`${userId} ${network}`, limit],
    [network, limit],
    // who asks for many from elsewhere does not take the owner's
    [userId, limit * widerFactor],
    [phoneNumber, limit * widerFactor],
  ] as const) {
    const keyHash = hashSecret(`text message ${counted}`);
    const { attempts, windowEndsAt } = await countAttempt(db, { keyHash, now, windowMs });
    if (attempts <= most) continue;
    throw new Failure('too_many_attempts', 'Too many attempts, please try again in a few minutes.', {
      retryAfterSeconds: Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)),
    });
  }
}
