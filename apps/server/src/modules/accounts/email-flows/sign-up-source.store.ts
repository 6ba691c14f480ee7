import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { UserRow } from '../users/index.ts';
import { type SignUpSource, users } from '../users/users.tables.ts';

/** Undefined when one is kept already. */
export async function persistUserSource(
  db: Queryable,
  userId: string,
  signUpSource: SignUpSource,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ signUpSource })
    .where(and(eq(users.id, userId), isNull(users.signUpSource)))
    .returning();
  return row;
}
