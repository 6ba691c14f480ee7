import { hashSecret } from '../../../platform/crypto/index.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { newSecret } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteUserTokens,
  findOneTimeToken,
  insertOneTimeToken,
  type TokenRow,
  takeOneTimeToken,
} from '../one-time-tokens/index.ts';
import { findUser, type UserRow } from '../users/index.ts';

const hourMs = 3600_000;

/** How long each kind of mailed code holds. */
export const codeLifetimesMs = {
  'verify-email': 24 * hourMs,
  'reset-password': hourMs,
  'change-email': 24 * hourMs,
  'revert-email': 30 * 24 * hourMs,
  /** As long as a deleted account can come back (ACC-063). */
  'restore-account': 14 * 24 * hourMs,
} as const;
export type CodePurpose = keyof typeof codeLifetimesMs;

interface NewCode {
  purpose: CodePurpose;
  userId: string;
  payload?: Record<string, string>;
}

/** The secret for a link. Only its hash is kept. */
export async function issueCode(
  { clock }: Platform,
  db: Queryable,
  { purpose, userId, payload }: NewCode,
): Promise<string> {
  const code = newSecret();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + codeLifetimesMs[purpose]);
  await insertOneTimeToken(db, {
    tokenHash: hashSecret(code),
    purpose,
    userId,
    payload,
    expiresAt,
    createdAt,
  });
  return code;
}

export interface KnownCode {
  user: UserRow;
  token: TokenRow;
}

/** Whose code it is; it stays usable. Of an account that is going it is none, unless it brings it back. */
export async function findCode(
  { clock }: Platform,
  db: Queryable,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<KnownCode | undefined> {
  const use = { tokenHash: hashSecret(code), purpose, now: clock.now() };
  return whose(db, purpose, await findOneTimeToken(db, use));
}

/** Uses the code up; with it go all others of its kind, of a reversal those of later changes. */
export async function takeCode(
  { clock }: Platform,
  transaction: Transaction,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<KnownCode | undefined> {
  const use = { tokenHash: hashSecret(code), purpose, now: clock.now() };
  const known = await whose(transaction, purpose, await takeOneTimeToken(transaction, use));
  if (!known) return undefined;
  // lest somebody who changed the address twice takes the first owner's way back with their own
  const madeFrom = purpose === 'revert-email' ? known.token.createdAt : undefined;
  await deleteUserTokens(transaction, { userId: known.user.id, purpose, madeFrom });
  return known;
}

async function whose(
  db: Queryable,
  purpose: CodePurpose,
  token: TokenRow | undefined,
): Promise<KnownCode | undefined> {
  const user = token?.userId ? await findUser(db, token.userId) : undefined;
  const isGoing = user?.deletionRequestedAt !== null;
  return token && user && isGoing === (purpose === 'restore-account') ? { user, token } : undefined;
}
