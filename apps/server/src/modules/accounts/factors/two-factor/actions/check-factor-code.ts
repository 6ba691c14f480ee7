import type { SecondFactorKind } from '@mynah/contract/accounts/two-factor';
import { openSealed } from '../../../../../platform/crypto/index.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { forgiveAttempt, type KnownClient, notifyGuessing, requireAttempt } from '../../../attempts/index.ts';
import { hashBackupCode } from '../backup-code.ts';
import { usePhoneCode } from '../phone-code.ts';
import { stepOfCode } from '../totp.ts';
import { listSecondFactors, type SecondFactorRow, takeBackupCode, takeStep } from '../two-factor.store.ts';

interface FactorCode {
  userId: string;
  /** Six digits of any factor, or a backup code. */
  code: string;
  ipAddress: string;
  known?: KnownClient;
}

/** Uses the code up and says what it was. @throws Failure `invalid_mfa_code`, `too_many_attempts` */
export async function checkFactorCode(
  platform: Platform,
  { userId, code, ipAddress, known }: FactorCode,
): Promise<SecondFactorKind | 'backup-code'> {
  const attempter = { subject: `second factor ${userId}`, ipAddress, known };
  const { isLast } = await requireAttempt(platform, attempter);
  const found = /^\d{6}$/.test(code)
    ? await useSixDigits(platform, userId, code)
    : await useBackupCode(platform, userId, code);
  if (!found) {
    if (isLast) await notifyGuessing(platform, { userId, secret: 'second-factor', ipAddress });
    throw wrongCode();
  }
  await forgiveAttempt(platform, attempter);
  return found;
}

export const wrongCode = (): Failure =>
  new Failure('invalid_mfa_code', 'This code is wrong, has expired, or was already used.');

async function useSixDigits(
  platform: Platform,
  userId: string,
  code: string,
): Promise<SecondFactorKind | undefined> {
  for (const factor of await listSecondFactors(platform.db, userId)) {
    const isRight =
      factor.kind === 'totp'
        ? await useStep(platform, factor, code)
        : await useMessage(platform, factor, code);
    if (isRight) return factor.kind;
  }
  return undefined;
}

async function useStep(
  { db, keys, clock }: Platform,
  { id, userId, sealedSecret }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  if (!sealedSecret) return false;
  const secret = openSealed(keys, { purpose: 'totp', context: userId, sealed: sealedSecret });
  const step = stepOfCode(secret, code, clock.now());
  return step !== undefined && takeStep(db, id, step);
}

async function useMessage(
  platform: Platform,
  { userId, phoneNumber }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  if (!phoneNumber) return false;
  return usePhoneCode(platform, { userId, phoneNumber, purpose: 'mfa-code' }, code);
}

async function useBackupCode(
  { db, keys, clock }: Platform,
  userId: string,
  code: string,
): Promise<'backup-code' | undefined> {
  const codeHash = hashBackupCode(keys, userId, code);
  const isTaken = await takeBackupCode(db, { codeHash, userId, now: clock.now() });
  return isTaken ? 'backup-code' : undefined;
}
