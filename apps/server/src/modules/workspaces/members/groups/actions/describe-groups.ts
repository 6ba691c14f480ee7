import type { Group } from '@mynah/contract/workspaces/groups';
import type { Queryable } from '../../../../../platform/db/database.ts';
import { listGroups } from '../groups.store.ts';
import { toGroup } from '../groups.view.ts';

/** All groups of the workspace, as they are shown, by their ids. */
export async function describeGroups(
  db: Queryable,
  workspaceId: string,
): Promise<ReadonlyMap<string, Group>> {
  const groups = await listGroups(db, workspaceId);
  return new Map(groups.map((found) => [found.group.id, toGroup(found)]));
}
