import { sealText } from '../../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { forgiveAttempt, requireAttempt } from '../../../attempts/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { usePhoneCode } from '../phone-code.ts';
import { stepOfCode } from '../totp.ts';
import { insertSecondFactor } from '../two-factor.store.ts';
import type { secondFactors } from '../two-factor.tables.ts';
import { wrongCode } from './check-factor-code.ts';

export type NewFactor = { code: string } & (
  | { kind: 'totp'; secret: string }
  | { kind: 'sms'; phoneNumber: string }
);

type FactorValues = Pick<typeof secondFactors.$inferInsert, 'sealedSecret' | 'phoneNumber' | 'lastStep'>;

const names = { totp: 'an authenticator app', sms: 'text messages' } as const;

/** Adds what its own code has proved. @throws Failure `invalid_mfa_code`, `too_many_attempts`, `conflict` */
export async function addSecondFactor(
  platform: Platform,
  holder: AccountHolder,
  factor: NewFactor,
): Promise<void> {
  const { userId, ipAddress } = holder;
  const attempter = { subject: `new second factor ${userId}`, ipAddress };
  await requireAttempt(platform, attempter);
  const values = await prove(platform, userId, factor);
  if (!values) throw wrongCode();
  await forgiveAttempt(platform, attempter);
  await platform.db.transaction((transaction) => insert(platform, transaction, holder, { factor, values }));
}

async function prove(
  platform: Platform,
  userId: string,
  factor: NewFactor,
): Promise<FactorValues | undefined> {
  if (factor.kind === 'sms') {
    const { phoneNumber } = factor;
    const isRight = await usePhoneCode(platform, { userId, phoneNumber, purpose: 'phone-code' }, factor.code);
    return isRight ? { phoneNumber } : undefined;
  }
  const step = stepOfCode(factor.secret, factor.code, platform.clock.now());
  if (step === undefined) return undefined;
  const sealedSecret = sealText(platform.keys, { purpose: 'totp', context: userId, text: factor.secret });
  // the code that proved it signs nobody in afterwards
  return { sealedSecret, lastStep: step };
}

async function insert(
  platform: Platform,
  transaction: Transaction,
  holder: AccountHolder,
  { factor: { kind }, values }: { factor: NewFactor; values: FactorValues },
): Promise<void> {
  const now = platform.clock.now();
  const row = { id: newId(), userId: holder.userId, kind, ...values, confirmedAt: now, createdAt: now };
  if (!(await insertSecondFactor(transaction, row))) {
    throw new Failure(
      'conflict',
      `This account already uses ${names[kind]} as a second factor. Remove it first.`,
    );
  }
  await notifySecurityChange(platform, transaction, holder, {
    className: 'second-factor',
    activityName: 'create',
    details: { factor: kind },
    event: 'account.second-factor-added',
    mail: {
      subject: 'A two-factor method was added to your account',
      sentence: `From now on, you’ll need a code from ${names[kind]} to sign in.`,
    },
  });
}
