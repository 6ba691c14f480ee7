import { and, eq, inArray, lte, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { type SessionLease, sessionLeases } from './leases.tables.ts';

export async function insertLease(db: Queryable, lease: typeof sessionLeases.$inferInsert): Promise<void> {
  await db.insert(sessionLeases).values(lease);
}

export async function extendLeases(
  db: Queryable,
  conversationIds: readonly string[],
  expiresAt: Date,
): Promise<void> {
  await db
    .update(sessionLeases)
    .set({ expiresAt })
    .where(inArray(sessionLeases.conversationId, [...conversationIds]));
}

/** What the conversation has cost by now: who ends it in the place of a dead server knows. */
export async function noteCredits(db: Queryable, conversationId: string, credits: number): Promise<void> {
  await db.update(sessionLeases).set({ credits }).where(eq(sessionLeases.conversationId, conversationId));
}

export async function deleteLease(db: Queryable, conversationId: string): Promise<void> {
  await db.delete(sessionLeases).where(eq(sessionLeases.conversationId, conversationId));
}

/** Nobody has said that they go on; at every server. */
export const listExpiredLeases = (db: Queryable, now: Date): Promise<SessionLease[]> =>
  db.select().from(sessionLeases).where(lte(sessionLeases.expiresAt, now));

/** Of an earlier process of a server: all but those that go on in this one. */
export const listLeasesLeft = (
  db: Queryable,
  serverId: string,
  running: readonly string[],
): Promise<SessionLease[]> =>
  db
    .select()
    .from(sessionLeases)
    .where(and(eq(sessionLeases.serverId, serverId), notInArray(sessionLeases.conversationId, [...running])));
