import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
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

/** Every workspace, newest first, for staff. */
export async function listWorkspaces(db: Queryable, { search, pageSize, offset }: ListSearch) {
  return db
    .select({
      ...getTableColumns(workspaces),
      ownerEmail: users.email,
      members: sql<number>`(
        select count(*)::int from ${memberships} m join ${users} u on u.id = m.user_id
        where m.workspace_id = ${workspaces.id} and u.kind = 'person')`,
    })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(containingAny(search, workspaces.name, users.email))
    .orderBy(desc(workspaces.createdAt), desc(workspaces.id))
    .limit(pageSize)
    .offset(offset);
}
