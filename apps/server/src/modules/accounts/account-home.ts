import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountHomes } from './extension-points.ts';

/** The workspace that an account lives in, for what is recorded before there is an actor. */
export async function findHome(
  { extensions }: Platform,
  db: Queryable,
  userId: string,
): Promise<string | undefined> {
  for (const home of extensions.at(accountHomes)) {
    const workspaceId = await home.findWorkspaceId(db, userId);
    if (workspaceId) return workspaceId;
  }
  return undefined;
}
