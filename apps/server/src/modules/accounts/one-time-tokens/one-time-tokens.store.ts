import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { oneTimeTokens } from './one-time-tokens.tables.ts';

export type TokenPurpose = 'owner-setup';

interface TokenUse {
  tokenHash: string;
  purpose: TokenPurpose;
  now: Date;
}

export async function insertOneTimeToken(
  db: Queryable,
  token: Pick<TokenUse, 'tokenHash' | 'purpose'> & { expiresAt?: Date },
): Promise<void> {
  await db.insert(oneTimeTokens).values(token);
}

/** Uses the token up: of two callers at once only one gets true. */
export async function takeOneTimeToken(
  db: Queryable,
  { tokenHash, purpose, now }: TokenUse,
): Promise<boolean> {
  const taken = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        or(isNull(oneTimeTokens.expiresAt), gt(oneTimeTokens.expiresAt, now)),
      ),
    )
    .returning({ tokenHash: oneTimeTokens.tokenHash });
  return taken.length === 1;
}

export async function deleteTokensFor(db: Queryable, purpose: TokenPurpose): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, purpose));
}

export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
}
