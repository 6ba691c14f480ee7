import { and, desc, eq } from 'drizzle-orm';
import { containingAny } from '../../../platform/db/containing-any.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

interface ListSearch {
  search?: string;
  pageSize: number;
  /** How many rows come before the page. */
  offset: number;
}

/** Everybody with an account, newest first, for staff: no scope of a workspace. Service accounts are nobody. */
export async function listEverybody(db: Queryable, { search, pageSize, offset }: ListSearch) {
  return db
    .select({ user: users, membership: memberships, workspace: workspaces })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(users.kind, 'person'), containingAny(search, users.email, users.firstName)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize)
    .offset(offset);
}
