import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { ProviderName } from '../provider/index.ts';
import { earningEntries } from './payouts.tables.ts';

type NewEarning = typeof earningEntries.$inferInsert;

/** Those that were written before stay as they are. */
export async function insertEarnings(
  transaction: Transaction,
  entries: readonly NewEarning[],
): Promise<void> {
  if (entries.length > 0)
    await transaction
      .insert(earningEntries)
      .values([...entries])
      .onConflictDoNothing();
}

/** One workspace's money of one provider. */
export interface Purse {
  workspaceId: string;
  provider: ProviderName;
}

const isOf = ({ workspaceId, provider }: Purse) =>
  and(eq(earningEntries.workspaceId, workspaceId), eq(earningEntries.provider, provider));

export interface Balance {
  balanceMicros: number;
  /** Of it, what is held no longer. */
  availableMicros: number;
  startedAt: Date | null;
}

const sumOf = (condition = sql`true`) =>
  sql<number>`coalesce(sum(${earningEntries.amountMicros}) filter (where ${condition}), 0)::bigint`.mapWith(
    Number,
  );

/** What has gone is gone, also by a clock that was set back since then. */
const availableAt = (now: Date) =>
  sumOf(sql`${earningEntries.availableAt} <= ${now} or ${earningEntries.kind} = 'transfer'`);

export async function readBalance(db: Queryable, purse: Purse, now: Date): Promise<Balance> {
  const [row] = await db
    .select({
      balanceMicros: sumOf(),
      availableMicros: availableAt(now),
      startedAt: sql<Date | null>`min(${earningEntries.createdAt})`.mapWith(earningEntries.createdAt),
    })
    .from(earningEntries)
    .where(isOf(purse));
  return row!;
}

const monthOf = sql<string>`to_char(${earningEntries.createdAt} at time zone 'UTC', 'YYYY-MM')`;

export interface EarnedMonth {
  month: string;
  earnedMicros: number;
  returnedMicros: number;
  transferredMicros: number;
}

/** Newest first, those in which something happened. */
export function listMonths(db: Queryable, purse: Purse, limit: number): Promise<EarnedMonth[]> {
  const { kind } = earningEntries;
  return db
    .select({
      month: monthOf,
      earnedMicros: sumOf(sql`${kind} = 'use'`),
      returnedMicros: sumOf(sql`${kind} = 'reversal'`),
      transferredMicros: sumOf(sql`${kind} in ('transfer', 'return')`),
    })
    .from(earningEntries)
    .where(isOf(purse))
    .groupBy(monthOf)
    .orderBy(desc(monthOf))
    .limit(limit);
}

export interface EarnedByVoice {
  voiceId: string;
  uses: number;
  characters: number;
  credits: number;
  earnedMicros: number;
}

/** Of one month, the voice that earned most first. */
export async function listEarnedByVoice(
  db: Queryable,
  purse: Purse,
  { since, before }: { since: Date; before: Date },
): Promise<EarnedByVoice[]> {
  const { kind, voiceId, characters, credits, createdAt } = earningEntries;
  const isUse = sql`${kind} = 'use'`;
  const earned = sumOf();
  const count = (column: typeof characters | typeof credits) =>
    sql<number>`coalesce(sum(${column}) filter (where ${isUse}), 0)::bigint`.mapWith(Number);
  const rows = await db
    .select({
      voiceId,
      uses: sql<number>`count(*) filter (where ${isUse})::int`,
      characters: count(characters),
      credits: count(credits),
      earnedMicros: earned,
    })
    .from(earningEntries)
    .where(
      and(isOf(purse), sql`${kind} in ('use', 'reversal')`, gte(createdAt, since), lt(createdAt, before)),
    )
    .groupBy(voiceId)
    .orderBy(desc(earned), voiceId);
  return rows.map((row) => ({ ...row, voiceId: row.voiceId ?? '' }));
}

/** Of all workspaces: what each has of one provider's money, most first. Staff's and the scheduler's. */
export function listBalances(
  db: Queryable,
  { provider, now, limit }: { provider: ProviderName; now: Date; limit: number },
): Promise<{ workspaceId: string; balanceMicros: number; availableMicros: number }[]> {
  const balance = sumOf();
  return db
    .select({
      workspaceId: earningEntries.workspaceId,
      balanceMicros: balance,
      availableMicros: availableAt(now),
    })
    .from(earningEntries)
    .where(eq(earningEntries.provider, provider))
    .groupBy(earningEntries.workspaceId)
    .orderBy(desc(balance))
    .limit(limit);
}

/** What somebody's spending has earned others, for a refund of it. */
export const listUsesOf = (db: Queryable, { spender, spending }: { spender: string; spending: string }) =>
  db
    .select()
    .from(earningEntries)
    .where(
      and(
        eq(earningEntries.spender, spender),
        eq(earningEntries.spending, spending),
        eq(earningEntries.kind, 'use'),
      ),
    );

/** What has come back of a transfer so far, in millionths. */
export async function readReturned(db: Queryable, transferId: string): Promise<number> {
  const isReturn = and(eq(earningEntries.transferId, transferId), eq(earningEntries.kind, 'return'));
  const [row] = await db.select({ micros: sumOf() }).from(earningEntries).where(isReturn);
  return row?.micros ?? 0;
}
