import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { users } from './users.tables.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** Names and addresses for lists, by id; who left is not among them. */
export async function listPeople(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, email: users.email })
    .from(users)
    .where(isAny(users.id, [...userIds]));
  return new Map(rows.map(({ id, firstName, email }) => [id, { name: firstName ?? '', email }]));
}

/** Addresses are compared in lower case. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** The first user is the owner: with one, the server is set up. */
export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  return row!;
}

export async function updateUser(
  db: Queryable,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
  return row!;
}

/** Of sale and sharing, where the person has not said otherwise (PRV-023). False: nothing has changed. */
export async function optOutUnlessChosen(db: Queryable, userId: string): Promise<boolean> {
  const hasNotChosen = and(eq(users.id, userId), isNull(users.ccpaChosenAt), eq(users.ccpaOptOut, false));
  const changed = await db
    .update(users)
    .set({ ccpaOptOut: true })
    .where(hasNotChosen)
    .returning({ id: users.id });
  return changed.length > 0;
}

/** People who came before every account had one. */
export async function fillPublicIds(db: Queryable): Promise<void> {
  await db
    .update(users)
    .set({ publicUserId: sql`replace(gen_random_uuid()::text, '-', '')` })
    .where(isNull(users.publicUserId));
}
