import { and, eq, gt, gte, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { oneTimeTokens } from './one-time-tokens.tables.ts';

export type TokenPurpose =
  | 'owner-setup'
  | 'sign-up'
  | 'sign-up-password'
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'revert-email'
  | 'restore-account'
  | 'passkey-registration'
  | 'passkey-sign-in'
  /** Proves a number that is to be stored. */
  | 'phone-code'
  /** Asked for at a sign-in, or before a removal. */
  | 'mfa-code';

export type TokenRow = typeof oneTimeTokens.$inferSelect;

interface TokenUse {
  tokenHash: string;
  purpose: TokenPurpose;
  now: Date;
  /** Whose it has to be. */
  userId?: string;
}

export async function insertOneTimeToken(
  db: Queryable,
  token: Pick<TokenUse, 'tokenHash' | 'purpose'> & Partial<typeof oneTimeTokens.$inferInsert>,
): Promise<void> {
  await db.insert(oneTimeTokens).values(token);
}

/** Where the hash is of something known (an address), the last one counts. */
export async function putOneTimeToken(
  db: Queryable,
  token: Pick<TokenUse, 'tokenHash' | 'purpose'> & Partial<typeof oneTimeTokens.$inferInsert>,
): Promise<void> {
  const { payload, expiresAt } = token;
  await db
    .insert(oneTimeTokens)
    .values(token)
    .onConflictDoUpdate({ target: oneTimeTokens.tokenHash, set: { payload, expiresAt } });
}

const thatHolds = ({ tokenHash, purpose, now, userId }: TokenUse) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    userId === undefined ? undefined : eq(oneTimeTokens.userId, userId),
    or(isNull(oneTimeTokens.expiresAt), gt(oneTimeTokens.expiresAt, now)),
  );

export async function findOneTimeToken(db: Queryable, use: TokenUse): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(oneTimeTokens).where(thatHolds(use));
  return row;
}

/** Uses the token up: of two callers at once only one gets it. */
export async function takeOneTimeToken(db: Queryable, use: TokenUse): Promise<TokenRow | undefined> {
  const [taken] = await db.delete(oneTimeTokens).where(thatHolds(use)).returning();
  return taken;
}

export async function deleteOneTimeToken(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, tokenHash));
}

export async function deleteTokensFor(db: Queryable, purpose: TokenPurpose): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, purpose));
}

/** All of one kind, or those that were made at `madeFrom` or later. */
export async function deleteUserTokens(
  db: Queryable,
  { userId, purpose, madeFrom }: { userId: string; purpose: TokenPurpose; madeFrom?: Date },
): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        madeFrom && gte(oneTimeTokens.createdAt, madeFrom),
      ),
    );
}

export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
}
