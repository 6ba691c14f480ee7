import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import { groups } from '../../../members/groups/groups.tables.ts';

/** Every group of a mapping is one of this workspace. @throws Failure `group_not_found` */
export async function requireGroups(
  db: Queryable,
  workspaceId: string,
  mapping: Record<string, string>,
): Promise<void> {
  const ids = [...new Set(Object.values(mapping))];
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.workspaceId, workspaceId), inArray(groups.id, ids)));
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing) throw new Failure('group_not_found', `There is no group with the id ${missing}.`);
}
