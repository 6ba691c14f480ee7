import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** By somebody else. */
export async function isHandleTaken(db: Queryable, userId: string, handle: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.profilePageHandle, handle), ne(users.id, userId)))) > 0;
}
