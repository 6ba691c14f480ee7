import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { groups } from '../../members/groups/groups.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { type LimitHolder, usedIn } from './meters.ts';

/** A monthly limit of a member, a key or a group. */
export interface SpendingLimit {
  workspaceId: string;
  holder: LimitHolder;
  /** Of a member, the user's. */
  id: string;
  name: string;
  /** Whom it concerns: the member, or whose key it is. */
  userId: string | null;
  used: number;
  limit: number;
  periodEndsAt: Date;
}

const nameOfPerson = sql<string>`coalesce(nullif(${users.firstName}, ''), ${users.email})`;

interface Row {
  workspaceId: string;
  holder: string;
  id: string;
  name: string;
  userId: string | null;
  used: number;
  limit: number;
  periodEndsAt: Date | null;
}

const toLimit = (row: Row): SpendingLimit => ({
  ...row,
  holder: row.holder as LimitHolder,
  periodEndsAt: new Date(row.periodEndsAt ?? 0),
});

interface Asked {
  /** What counts as used, by the columns of each. */
  usedOf: (table: typeof memberships | typeof apiKeys | typeof groups) => SQL<number>;
  isMeant: (table: typeof memberships | typeof apiKeys | typeof groups, limit: SQL) => SQL | undefined;
}

async function findLimits(db: Queryable, { usedOf, isMeant }: Asked): Promise<SpendingLimit[]> {
  const limitOf = (column: SQL) => sql<number>`${column}`.mapWith(Number);
  const members = db
    .select({
      workspaceId: memberships.workspaceId,
      holder: sql<string>`'member'`.as('holder'),
      id: sql<string>`${memberships.userId}`.as('id'),
      name: nameOfPerson.as('name'),
      userId: sql<string | null>`${memberships.userId}`.as('user_id'),
      used: usedOf(memberships).mapWith(Number).as('used'),
      limit: limitOf(sql`${memberships.usageLimit}`).as('limit'),
      periodEndsAt: memberships.creditsPeriodEndsAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isNotNull(memberships.usageLimit), isMeant(memberships, sql`${memberships.usageLimit}`)));
  const keys = db
    .select({
      workspaceId: apiKeys.workspaceId,
      holder: sql<string>`'api-key'`.as('holder'),
      id: sql<string>`${apiKeys.id}`.as('id'),
      name: sql<string>`${apiKeys.name}`.as('name'),
      userId: sql<string | null>`${apiKeys.userId}`.as('user_id'),
      used: usedOf(apiKeys).mapWith(Number).as('used'),
      limit: limitOf(sql`${apiKeys.characterLimit}`).as('limit'),
      periodEndsAt: apiKeys.creditsPeriodEndsAt,
    })
    .from(apiKeys)
    .where(and(isNotNull(apiKeys.characterLimit), isMeant(apiKeys, sql`${apiKeys.characterLimit}`)));
  const ofGroups = db
    .select({
      workspaceId: groups.workspaceId,
      holder: sql<string>`'group'`.as('holder'),
      id: sql<string>`${groups.id}`.as('id'),
      name: sql<string>`${groups.name}`.as('name'),
      userId: sql<string | null>`null::text`.as('user_id'),
      used: usedOf(groups).mapWith(Number).as('used'),
      limit: limitOf(sql`${groups.usageLimit}`).as('limit'),
      periodEndsAt: groups.creditsPeriodEndsAt,
    })
    .from(groups)
    .where(and(isNotNull(groups.usageLimit), isMeant(groups, sql`${groups.usageLimit}`)));
  return (await unionAll(members, keys, ofGroups)).map(toLimit);
}

/** All that a workspace has set, with what is used in the period that ends then. */
export const listSpendingLimits = (
  db: Queryable,
  { workspaceId, periodEndsAt }: { workspaceId: string; periodEndsAt: Date },
): Promise<SpendingLimit[]> =>
  findLimits(db, {
    usedOf: (table) =>
      sql<number>`${usedIn({ used: table.creditsUsed, periodEndsAt: table.creditsPeriodEndsAt }, periodEndsAt)} + ${table.creditsReserved}`,
    isMeant: (table) => eq(table.workspaceId, workspaceId),
  });

/** Of all workspaces: those of which so many percent are used in a period that runs. The scheduler's. */
export const listNearLimits = (
  db: Queryable,
  { now, percent }: { now: Date; percent: number },
): Promise<SpendingLimit[]> =>
  findLimits(db, {
    usedOf: (table) => sql<number>`${table.creditsUsed}`,
    isMeant: (table, limit) =>
      and(gt(table.creditsPeriodEndsAt, now), sql`${table.creditsUsed} * 100 >= ${limit} * ${percent}`),
  });

/** All that may have a limit in a workspace. */
export async function listHolders(
  db: Queryable,
  workspaceId: string,
): Promise<Pick<SpendingLimit, 'holder' | 'id' | 'name'>[]> {
  const members = db
    .select({ holder: sql<LimitHolder>`'member'`, id: sql<string>`${users.id}`, name: nameOfPerson })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId));
  const keys = db
    .select({
      holder: sql<LimitHolder>`'api-key'`,
      id: sql<string>`${apiKeys.id}`,
      name: sql<string>`${apiKeys.name}`,
    })
    .from(apiKeys)
    .where(eq(apiKeys.workspaceId, workspaceId));
  const ofGroups = db
    .select({
      holder: sql<LimitHolder>`'group'`,
      id: sql<string>`${groups.id}`,
      name: sql<string>`${groups.name}`,
    })
    .from(groups)
    .where(eq(groups.workspaceId, workspaceId));
  return unionAll(members, keys, ofGroups);
}

/** False: the workspace has no such member, key or group. */
export async function putSpendingLimit(
  transaction: Transaction,
  { workspaceId, holder, id }: Pick<SpendingLimit, 'workspaceId' | 'holder' | 'id'>,
  limit: number | null,
): Promise<boolean> {
  const { rowCount } = await update();
  return rowCount === 1;

  function update() {
    if (holder === 'member') {
      const isIt = and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, id));
      return transaction.update(memberships).set({ usageLimit: limit }).where(isIt);
    }
    if (holder === 'api-key') {
      const isIt = and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id));
      return transaction.update(apiKeys).set({ characterLimit: limit }).where(isIt);
    }
    const isIt = and(eq(groups.workspaceId, workspaceId), eq(groups.id, id));
    return transaction.update(groups).set({ usageLimit: limit }).where(isIt);
  }
}
