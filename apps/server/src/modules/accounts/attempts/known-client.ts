import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { hashSecret } from '../../../platform/crypto/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clientNetwork } from '../clients/index.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { users } from '../users/users.tables.ts';

/** What an account was entered with before: this very browser, or another one in the same place. */
export type KnownClient = 'device' | 'network';

interface Comer {
  email: string;
  ipAddress: string;
  /** Of the cookie that a browser has since it was first signed in. */
  deviceToken?: string;
}

/** Sessions are kept for a month after their end; so many of the latest are looked at. */
const latest = 200;

/** Undefined for strangers, and for addresses without an account: both take the same query. */
export async function findKnownClient(
  { db }: Pick<Platform, 'db'>,
  { email, ipAddress, deviceToken }: Comer,
): Promise<KnownClient | undefined> {
  const rows = await db
    .select({ fingerprint: sessions.deviceFingerprint, ipAddress: sessions.ipAddress })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(sessions.grantedTo)))
    .orderBy(desc(sessions.createdAt))
    .limit(latest);
  const fingerprint = deviceToken && hashSecret(deviceToken);
  if (fingerprint && rows.some((row) => row.fingerprint === fingerprint)) return 'device';
  const network = clientNetwork(ipAddress);
  return rows.some((row) => row.ipAddress !== null && clientNetwork(row.ipAddress) === network)
    ? 'network'
    : undefined;
}
