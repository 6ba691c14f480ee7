import { and, desc, eq, gte, inArray, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { auditLog } from '../../../audit/audit.tables.ts';
import { findEntriesOfClass } from './audit-classes.ts';

export interface AuditFilter {
  timeFromUnixMs?: number;
  timeToUnixMs?: number;
  actorUid?: string;
  className?: string;
  activityName?: string;
}

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number];

/** Newest first, below the cursor. */
export const listAuditRows = (
  db: Queryable,
  workspaceId: string,
  { limit, cursor, ...filter }: AuditFilter & { limit: number; cursor?: number },
) =>
  db
    .select({
      entry: auditLog,
      // the one that is never null comes first: by it the query builder tells that there is no row
      actor: { kind: users.kind, name: users.firstName, email: users.email },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(
      and(
        eq(auditLog.workspaceId, workspaceId),
        cursor === undefined ? undefined : lt(auditLog.id, cursor),
        ...conditionsOf(filter),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

function conditionsOf(filter: AuditFilter): (SQL | undefined)[] {
  const { timeFromUnixMs: from, timeToUnixMs: to, actorUid, className, activityName } = filter;
  return [
    from === undefined ? undefined : gte(auditLog.createdAt, new Date(from)),
    to === undefined ? undefined : lte(auditLog.createdAt, new Date(to)),
    actorUid === undefined ? undefined : eq(auditLog.actorUserId, actorUid),
    className === undefined ? undefined : isOfClass(className),
    activityName === undefined ? undefined : eq(activityNameInSql, activityName.toLowerCase()),
  ];
}

/** As `audit-log.view.ts` writes it, in lower case. */
const activityNameInSql = sql`replace(${auditLog.className} || ' ' || ${auditLog.activityName}, '-', ' ')`;

function isOfClass(name: string): SQL {
  const found = findEntriesOfClass(name);
  if (!found) return sql`false`;
  return 'isOneOf' in found
    ? inArray(auditLog.className, [...found.isOneOf])
    : notInArray(auditLog.className, [...found.isNoneOf]);
}
