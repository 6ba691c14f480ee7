import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { groupMembers, groups } from '../../members/groups/groups.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';

/** Who spends: a member, through one of their keys or not, and with them the groups that they are in. */
export interface Spender {
  workspaceId: string;
  userId: string | null;
  apiKeyId: string | null;
  /** Groups for which credits are held; absent: those that the member is in now. */
  groupIds?: readonly string[] | undefined;
  /** End of the workspace's period: members, keys and groups count anew in each. */
  periodEndsAt: Date;
}

export type LimitHolder = 'member' | 'api-key' | 'group';

/** Columns that count credits against a monthly limit, the same in every table that has them. */
export interface Meter {
  holder: LimitHolder;
  table: PgTable;
  limit: PgColumn;
  used: PgColumn;
  reserved: PgColumn;
  periodEndsAt: PgColumn;
  rows: SQL;
}

const columnsOf = (table: typeof memberships | typeof apiKeys | typeof groups) => ({
  table,
  used: table.creditsUsed,
  reserved: table.creditsReserved,
  periodEndsAt: table.creditsPeriodEndsAt,
});

/** Of one row each. */
export function ownMetersOf({ workspaceId, userId, apiKeyId }: Spender): Meter[] {
  const meters: Meter[] = [];
  if (userId !== null) {
    meters.push({
      ...columnsOf(memberships),
      holder: 'member',
      limit: memberships.usageLimit,
      rows: and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))!,
    });
  }
  if (apiKeyId !== null) {
    meters.push({
      ...columnsOf(apiKeys),
      holder: 'api-key',
      limit: apiKeys.characterLimit,
      rows: and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, apiKeyId))!,
    });
  }
  return meters;
}

/** Of as many rows as there are groups. */
export function groupMeterOf({ workspaceId, userId, groupIds }: Spender): Meter | undefined {
  if (groupIds?.length === 0 || (groupIds === undefined && userId === null)) return undefined;
  const isIn = groupIds
    ? inArray(groups.id, [...groupIds])
    : sql`${groups.id} in (select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${userId})`;
  return {
    ...columnsOf(groups),
    holder: 'group',
    limit: groups.usageLimit,
    rows: and(eq(groups.workspaceId, workspaceId), isIn)!,
  };
}

/** Every meter counts anew in a period that it has not seen. */
export const usedIn = ({ used, periodEndsAt }: Pick<Meter, 'used' | 'periodEndsAt'>, end: Date): SQL =>
  sql`case when ${periodEndsAt} = ${end} then ${used} else 0 end`;

/** A column that is set is named without its table. */
export const nameOf = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`;
