import { and, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { trustedDevices } from './two-factor.tables.ts';

export type TrustedDeviceRow = typeof trustedDevices.$inferSelect;

export async function insertTrustedDevice(
  db: Queryable,
  device: typeof trustedDevices.$inferInsert,
): Promise<void> {
  await db.insert(trustedDevices).values(device);
}

export async function listTrustedDeviceRows(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<TrustedDeviceRow[]> {
  return db
    .select()
    .from(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, now)))
    .orderBy(desc(trustedDevices.createdAt));
}

export async function isTrusted(
  db: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.tokenHash, tokenHash),
        eq(trustedDevices.userId, userId),
        gt(trustedDevices.expiresAt, now),
      ),
    );
  return rows.length === 1;
}

export async function deleteTrustedDevice(
  db: Queryable,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<boolean> {
  return (await deleteWhere(db, userId, eq(trustedDevices.id, deviceId))) === 1;
}

/** All, or all but the browser that shows `exceptTokenHash`. */
export async function deleteTrustedDevices(
  db: Queryable,
  userId: string,
  { exceptTokenHash }: { exceptTokenHash?: string } = {},
): Promise<void> {
  await deleteWhere(db, userId, exceptTokenHash ? ne(trustedDevices.tokenHash, exceptTokenHash) : undefined);
}

export async function deleteExpiredTrustedDevices(db: Queryable, now: Date): Promise<void> {
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now));
}

async function deleteWhere(db: Queryable, userId: string, also: SQL | undefined): Promise<number> {
  const deleted = await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), also))
    .returning({ id: trustedDevices.id });
  return deleted.length;
}
