import type { Queryable } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordStaffAction } from '../../accounts/staff/index.ts';
import { listEverybody, listWorkspaces } from '../../workspaces/administration/index.ts';

interface Search {
  search?: string;
  pageSize: number;
  /** How many were shown before. */
  cursor: number;
}

export const listPeople = (platform: Platform, staff: Actor, search: Search) =>
  lookThrough(platform, staff, { action: 'people.list', search, list: listEverybody });

export const listSomeWorkspaces = (platform: Platform, staff: Actor, search: Search) =>
  lookThrough(platform, staff, { action: 'workspaces.list', search, list: listWorkspaces });

interface Look<Row> {
  action: string;
  search: Search;
  list(db: Queryable, search: { search?: string; pageSize: number; offset: number }): Promise<Row[]>;
}

/** A page of what belongs to others; the look is kept in the same transaction, so that none goes without its entry. */
async function lookThrough<Row>(
  { db, clock }: Platform,
  staff: Actor,
  { action, search: { search, pageSize, cursor }, list }: Look<Row>,
): Promise<{ rows: Row[]; nextCursor: number | null }> {
  return db.transaction(async (transaction) => {
    const found = await list(transaction, { search, pageSize: pageSize + 1, offset: cursor });
    const rows = found.slice(0, pageSize);
    await recordStaffAction(transaction, staff, { action, details: { shown: rows.length } }, clock.now());
    return { rows, nextCursor: found.length > pageSize ? cursor + pageSize : null };
  });
}
