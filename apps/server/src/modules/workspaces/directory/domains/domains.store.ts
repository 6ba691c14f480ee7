import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { domainVerifications } from './domains.tables.ts';

export type DomainRow = typeof domainVerifications.$inferSelect;

export async function listDomainRows(db: Queryable, workspaceId: string): Promise<DomainRow[]> {
  return db
    .select()
    .from(domainVerifications)
    .where(eq(domainVerifications.workspaceId, workspaceId))
    .orderBy(asc(domainVerifications.createdAt), asc(domainVerifications.id));
}

/** A second start of the same domain keeps the first one's record. */
export async function insertDomain(
  db: Queryable,
  domain: typeof domainVerifications.$inferInsert,
): Promise<DomainRow> {
  await db.insert(domainVerifications).values(domain).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(domainVerifications)
    .where(
      and(
        eq(domainVerifications.workspaceId, domain.workspaceId),
        eq(domainVerifications.domain, domain.domain),
      ),
    );
  return row!;
}

const ofScope = ({ workspaceId, id }: Pick<DomainRow, 'workspaceId' | 'id'>) =>
  and(eq(domainVerifications.workspaceId, workspaceId), eq(domainVerifications.id, id));

export async function findDomainRow(
  db: Queryable,
  scope: Pick<DomainRow, 'workspaceId' | 'id'>,
): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(domainVerifications).where(ofScope(scope));
  return row;
}

/** @throws a unique violation when another workspace verified it first */
export async function setVerified(
  db: Queryable,
  scope: Pick<DomainRow, 'workspaceId' | 'id'>,
  verifiedAt: Date,
): Promise<void> {
  await db.update(domainVerifications).set({ verifiedAt }).where(ofScope(scope));
}

export async function deleteDomainRow(
  db: Queryable,
  scope: Pick<DomainRow, 'workspaceId' | 'id'>,
): Promise<void> {
  await db.delete(domainVerifications).where(ofScope(scope));
}

/** The workspace that verified the domain, if one did. */
export async function findDomainHolder(db: Queryable, domain: string): Promise<string | undefined> {
  const [row] = await db
    .select({ workspaceId: domainVerifications.workspaceId })
    .from(domainVerifications)
    .where(and(eq(domainVerifications.domain, domain), isNotNull(domainVerifications.verifiedAt)));
  return row?.workspaceId;
}

export const isVerifiedBy = async (db: Queryable, workspaceId: string, domain: string): Promise<boolean> =>
  (await findDomainHolder(db, domain)) === workspaceId;
