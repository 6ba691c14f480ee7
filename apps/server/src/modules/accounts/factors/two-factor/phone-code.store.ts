import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { oneTimeTokens } from '../../one-time-tokens/one-time-tokens.tables.ts';

/** `phone-code` proves a number to be stored; `mfa-code` is asked for at a sign-in or before a removal. */
export type PhoneCodePurpose = 'phone-code' | 'mfa-code';

export interface PhoneCodeRow {
  tokenHash: string;
  purpose: PhoneCodePurpose;
  userId: string;
}

/** The code that was sent last is the one that counts. */
export async function replacePhoneCode(
  db: Queryable,
  { expiresAt, ...code }: PhoneCodeRow & { expiresAt: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, code.userId), eq(oneTimeTokens.purpose, code.purpose)));
    await transaction.insert(oneTimeTokens).values({ ...code, expiresAt });
  });
}

const sameCode = ({ tokenHash, purpose, userId }: PhoneCodeRow, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.userId, userId),
    gt(oneTimeTokens.expiresAt, now),
  );

export async function hasPhoneCode(db: Queryable, code: PhoneCodeRow, now: Date): Promise<boolean> {
  const rows = await db
    .select({ purpose: oneTimeTokens.purpose })
    .from(oneTimeTokens)
    .where(sameCode(code, now));
  return rows.length === 1;
}

/** Uses the code up: of two callers only one gets true. */
export async function takePhoneCode(db: Queryable, code: PhoneCodeRow, now: Date): Promise<boolean> {
  const taken = await db
    .delete(oneTimeTokens)
    .where(sameCode(code, now))
    .returning({ purpose: oneTimeTokens.purpose });
  return taken.length === 1;
}
