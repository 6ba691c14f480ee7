import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { passkeys } from './passkeys.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeyRows(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

export async function findPasskeyByCredential(
  db: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Undefined when the credential belongs to an account already. */
export async function insertPasskey(
  db: Queryable,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

export async function notePasskeyUse(
  db: Queryable,
  passkeyId: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, passkeyId));
}

interface OwnPasskey {
  userId: string;
  passkeyId: string;
}

const own = ({ userId, passkeyId }: OwnPasskey) =>
  and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));

export async function renamePasskeyRow(db: Queryable, passkey: OwnPasskey, name: string): Promise<boolean> {
  const renamed = await db.update(passkeys).set({ name }).where(own(passkey)).returning({ id: passkeys.id });
  return renamed.length === 1;
}

export async function deletePasskeyRow(db: Queryable, passkey: OwnPasskey): Promise<PasskeyRow | undefined> {
  const [row] = await db.delete(passkeys).where(own(passkey)).returning();
  return row;
}
