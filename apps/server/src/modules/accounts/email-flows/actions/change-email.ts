import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteUserTokens } from '../../one-time-tokens/index.ts';
import { recordAccountChange } from '../../security-changes/index.ts';
import { notifySessionsChange, signOutEverywhere } from '../../sessions/index.ts';
import { findUserByEmail, type UserRow, updateUser } from '../../users/index.ts';
import { emailChangedMail } from '../account-mails.ts';
import { requireCodeAttempt } from '../code-attempts.ts';
import { issueCode, type KnownCode, takeCode } from '../email-codes.ts';
import { emailChangeLink } from '../email-links.ts';

interface Change {
  code: string;
  isReverting: boolean;
  ipAddress: string;
}

/** Applies an email change or its reversal. @throws Failure `invalid_verification_code`, `email_taken` */
export async function changeEmail(
  platform: Platform,
  { code, isReverting, ipAddress }: Change,
): Promise<void> {
  const forgive = await requireCodeAttempt(platform, { code, ipAddress });
  const purpose = isReverting ? 'revert-email' : 'change-email';
  await platform.db.transaction(async (transaction) => {
    const known = await takeCode(platform, transaction, { purpose, code });
    if (!known) throw invalidVerificationCode();
    const changed = await takeAddress(platform, transaction, known);
    if (isReverting) await signOutEverywhere(platform, transaction, changed.id);
    else if (changed.email !== known.user.email) {
      // an address of another domain may end, or begin, what staff may do
      await notifySessionsChange(platform, transaction, changed.id);
      await mailWayBack(platform, transaction, known.user, changed);
    }
    const name = isReverting ? 'email-change-reverted' : 'email-changed';
    await recordAccountChange(platform, transaction, { name, user: changed, ipAddress });
  });
  await forgive();
}

/** Codes that lie in the mailbox of the former address are void. */
async function takeAddress(
  { clock }: Platform,
  transaction: Transaction,
  { user, token }: KnownCode,
): Promise<UserRow> {
  const email = token.payload?.email ?? user.email;
  const holder = await findUserByEmail(transaction, email);
  if (holder && holder.id !== user.id) {
    throw new Failure('email_taken', 'this address belongs to another account.');
  }
  for (const purpose of ['change-email', 'reset-password', 'verify-email'] as const) {
    await deleteUserTokens(transaction, { userId: user.id, purpose });
  }
  return updateUser(transaction, user.id, { email, emailVerifiedAt: clock.now() });
}

async function mailWayBack(
  platform: Platform,
  transaction: Transaction,
  former: UserRow,
  changed: UserRow,
): Promise<void> {
  const back = { purpose: 'revert-email', userId: former.id, payload: { email: former.email } } as const;
  const code = await issueCode(platform, transaction, back);
  const link = emailChangeLink(platform, code, { isReverting: true });
  await platform.mail.send(emailChangedMail(former, changed.email, link), { transaction });
}

export const invalidVerificationCode = (): Failure =>
  new Failure('invalid_verification_code', 'the link was already used, has expired or is incomplete.');
