import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../../platform/db/database.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';

/** Who spends: a member, through one of their keys or not. */
export interface Spender {
  workspaceId: string;
  userId: string | null;
  apiKeyId: string | null;
  /** End of the workspace's period: members and keys count anew in each. */
  periodEndsAt: Date;
}

export type LimitHolder = 'member' | 'api-key';

/** Columns that count credits against a monthly limit, the same in every table that has them. */
interface Meter {
  holder: LimitHolder;
  table: PgTable;
  limit: PgColumn;
  used: PgColumn;
  reserved: PgColumn;
  periodEndsAt: PgColumn;
  row: SQL;
}

function metersOf({ workspaceId, userId, apiKeyId }: Spender): Meter[] {
  const meters: Meter[] = [];
  if (userId !== null) {
    meters.push({
      ...columnsOf(memberships),
      holder: 'member',
      limit: memberships.usageLimit,
      row: and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))!,
    });
  }
  if (apiKeyId !== null) {
    meters.push({
      ...columnsOf(apiKeys),
      holder: 'api-key',
      limit: apiKeys.characterLimit,
      row: and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, apiKeyId))!,
    });
  }
  return meters;
}

const columnsOf = (table: typeof memberships | typeof apiKeys) => ({
  table,
  used: table.creditsUsed,
  reserved: table.creditsReserved,
  periodEndsAt: table.creditsPeriodEndsAt,
});

const usedIn = ({ used, periodEndsAt }: Meter, end: Date): SQL =>
  sql`case when ${periodEndsAt} = ${end} then ${used} else 0 end`;

/**
 * Holds credits against the limits of the member and of the key, each in one statement, so that requests at the same
 * moment cannot both take the last ones. Tells whose limit is too low; then the transaction must not commit.
 */
export async function holdSpending(
  transaction: Transaction,
  spender: Spender,
  credits: number,
): Promise<LimitHolder | undefined> {
  for (const meter of metersOf(spender)) {
    if (!(await hold(transaction, meter, spender.periodEndsAt, credits))) return meter.holder;
  }
  return undefined;
}

async function hold(transaction: Transaction, meter: Meter, end: Date, credits: number): Promise<boolean> {
  const { table, limit, reserved, row } = meter;
  const used = usedIn(meter, end);
  const held = await transaction.execute(sql`
    update ${table} set ${nameOf(reserved)} = ${reserved} + ${credits}::bigint,
      ${nameOf(meter.used)} = ${used}, ${nameOf(meter.periodEndsAt)} = ${end}
    where ${row} and (${limit} is null or ${used} + ${reserved} + ${credits}::bigint <= ${limit})`);
  return held.rowCount === 1;
}

/**
 * Gives held credits back and counts what was used of them; below nothing what was given back. Who is gone meanwhile
 * counts no more.
 */
export async function settleSpending(
  transaction: Transaction,
  spender: Spender,
  { heldCredits, credits }: { heldCredits: number; credits: number },
): Promise<void> {
  for (const meter of metersOf(spender)) {
    const { table, used, reserved, periodEndsAt, row } = meter;
    const end = spender.periodEndsAt;
    await transaction.execute(sql`
      update ${table} set ${nameOf(reserved)} = greatest(${reserved} - ${heldCredits}::bigint, 0),
        ${nameOf(used)} = greatest(${usedIn(meter, end)} + ${credits}::bigint, 0), ${nameOf(periodEndsAt)} = ${end}
      where ${row}`);
  }
}

/** What the holder used and may use in the period, for the sentence of a refusal. */
export async function getSpending(
  transaction: Transaction,
  spender: Spender,
  holder: LimitHolder,
): Promise<{ used: number; limit: number | null }> {
  const meter = metersOf(spender).find((candidate) => candidate.holder === holder);
  if (!meter) return { used: 0, limit: 0 };
  const { table, limit, reserved, row } = meter;
  const [found] = await transaction
    .select({
      used: sql<number>`${usedIn(meter, spender.periodEndsAt)} + ${reserved}`.mapWith(Number),
      limit: sql<number | null>`${limit}`,
    })
    .from(table)
    .where(row);
  return found ?? { used: 0, limit: 0 };
}

/** A column that is set is named without its table. */
const nameOf = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`;
