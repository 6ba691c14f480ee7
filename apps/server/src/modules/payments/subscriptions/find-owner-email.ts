import type { Queryable } from '../../../platform/db/database.ts';
import { findUser } from '../../accounts/users/index.ts';
import { findWorkspace } from '../../workspaces/workspace/index.ts';

/** Of whom bills go to. */
export async function findOwnerEmail(db: Queryable, workspaceId: string): Promise<string | undefined> {
  const workspace = await findWorkspace(db, workspaceId);
  return workspace && (await findUser(db, workspace.ownerId))?.email;
}
