import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { passwordMatches } from '../../../../../platform/crypto/index.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { forgiveAttempt, notifyGuessing, requireAttempt } from '../../../attempts/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { getUser, type UserRow } from '../../../users/index.ts';
import { invalidPasskey, usePasskey } from '../../passkeys/index.ts';
import { freshMs } from '../../require-fresh-factor.ts';
import { checkFactorCode } from '../../two-factor/index.ts';
import { listWays } from '../list-ways.ts';
import { setProven } from '../reauthentication.store.ts';

/** One of them. */
interface Proof {
  password?: string;
  /** Of a second factor, or a backup code. */
  code?: string;
  credential?: AuthenticationResponseJSON;
}

/**
 * Notes in the session that its person has just proved that it is them; gives until when that holds.
 * @throws Failure `wrong_password`, `invalid_mfa_code`, `invalid_passkey`, `too_many_attempts`
 */
export async function reauthenticate(
  platform: Platform,
  holder: AccountHolder,
  { sessionId, proof }: { sessionId: string; proof: Proof },
): Promise<Date> {
  const user = await getUser(platform.db, holder.userId);
  const way = await check(platform, { user, ipAddress: holder.ipAddress, proof });
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await setProven(transaction, sessionId, { way, now });
    await notifySecurityChange(platform, transaction, holder, {
      className: 'session',
      activityName: 'reauthenticate',
      targetId: sessionId,
      details: { way },
    });
  });
  return new Date(now.getTime() + freshMs);
}

interface Shown {
  user: UserRow;
  ipAddress: string;
  proof: Proof;
}

async function check(platform: Platform, shown: Shown): Promise<string> {
  const { user, ipAddress, proof } = shown;
  if (proof.code !== undefined)
    return checkFactorCode(platform, { userId: user.id, code: proof.code, ipAddress });
  if (proof.credential === undefined) return checkPassword(platform, shown);
  const owner = await usePasskey(platform, proof.credential);
  if (owner.id !== user.id) throw invalidPasskey('This passkey belongs to another account.');
  return 'passkey';
}

async function checkPassword(
  platform: Platform,
  { user, ipAddress, proof: { password = '' } }: Shown,
): Promise<string> {
  const attempter = { kind: 'reauthentication', subject: user.id, ipAddress };
  const { isLast } = await requireAttempt(platform, attempter);
  const { ways } = await listWays(platform, user);
  const counts = ways.includes('password');
  if (!(await passwordMatches(counts ? user.passwordHash : undefined, password))) {
    if (isLast) await notifyGuessing(platform, { userId: user.id, secret: 'password', ipAddress });
    throw new Failure('wrong_password', 'Wrong password.');
  }
  await forgiveAttempt(platform, attempter);
  return 'password';
}
