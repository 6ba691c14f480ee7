import { and, eq, gt, lt } from 'drizzle-orm';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Queryable } from '../../../../platform/db/database.ts';
import { newSecret } from '../../../../platform/ids/new-id.ts';
import { externalIdentities, singleSignOnStates, usedAssertions } from './single-sign-on.tables.ts';

export interface StoredState {
  providerId: string;
  payload: Record<string, string>;
}

/** Keeps what belongs to a step of a sign-in. Returns the secret that finds it again, once. */
export async function insertState(db: Queryable, state: StoredState & { expiresAt: Date }): Promise<string> {
  const secret = newSecret();
  await db.insert(singleSignOnStates).values({ ...state, stateHash: hashSecret(secret) });
  return secret;
}

/** Uses the state up: of two callers at once only one gets it. */
export async function takeState(db: Queryable, secret: string, now: Date): Promise<StoredState | undefined> {
  const [row] = await db
    .delete(singleSignOnStates)
    .where(and(eq(singleSignOnStates.stateHash, hashSecret(secret)), gt(singleSignOnStates.expiresAt, now)))
    .returning();
  return row;
}

/** False when the assertion was used before. */
export async function useAssertion(
  db: Queryable,
  assertion: typeof usedAssertions.$inferInsert,
): Promise<boolean> {
  const inserted = await db.insert(usedAssertions).values(assertion).onConflictDoNothing().returning();
  return inserted.length === 1;
}

export async function deleteOldStates(db: Queryable, now: Date): Promise<void> {
  await db.delete(singleSignOnStates).where(lt(singleSignOnStates.expiresAt, now));
  await db.delete(usedAssertions).where(lt(usedAssertions.expiresAt, now));
}

interface Identity {
  providerId: string;
  subject: string;
}

export async function findIdentityUserId(
  db: Queryable,
  { providerId, subject }: Identity,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.providerId, providerId), eq(externalIdentities.subject, subject)));
  return row?.userId;
}

/** The subject is this person from now on; one who was known by it before is so no longer. */
export async function linkIdentity(
  db: Queryable,
  identity: typeof externalIdentities.$inferInsert,
): Promise<void> {
  const { userId } = identity;
  await db
    .insert(externalIdentities)
    .values(identity)
    .onConflictDoUpdate({
      target: [externalIdentities.providerId, externalIdentities.subject],
      set: { userId },
    });
}

export async function forgetIdentities(db: Queryable, providerId: string): Promise<void> {
  await db.delete(externalIdentities).where(eq(externalIdentities.providerId, providerId));
}
