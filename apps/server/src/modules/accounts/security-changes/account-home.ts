import type { Queryable } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Where an account lives, for what is recorded before there is an actor. */
export interface AccountHome {
  findWorkspaceId(db: Queryable, userId: string): Promise<string | undefined>;
}
export const accountHomes = extensionPoint<AccountHome>('accounts.homes');

/** The workspace that an account lives in. */
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
