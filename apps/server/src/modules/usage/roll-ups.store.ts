import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { creditEntries } from '../billing/ledger.tables.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { dimensions, entryValue } from './dimensions.ts';
import { usageProgress, usageRollups } from './usage.tables.ts';

/** Of all workspaces: those with entries that are in no sum yet. The scheduler's. */
export async function listBehind(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .leftJoin(usageProgress, eq(usageProgress.workspaceId, workspaces.id))
    .where(
      sql`exists (select 1 from ${creditEntries} where ${creditEntries.workspaceId} = ${workspaces.id}
        and ${creditEntries.sequence} > coalesce(${usageProgress.sequence}, 0))`,
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks it: two servers do not add the same. */
export async function lockProgress(transaction: Transaction, workspaceId: string): Promise<number> {
  await transaction.insert(usageProgress).values({ workspaceId, sequence: 0 }).onConflictDoNothing();
  const [row] = await transaction
    .select({ sequence: usageProgress.sequence })
    .from(usageProgress)
    .where(eq(usageProgress.workspaceId, workspaceId))
    .for('update');
  return row!.sequence;
}

interface Span {
  after: number;
  to: number;
}

/** Where a batch of entries ends; undefined: all are in the sums. */
export async function findBatchEnd(
  transaction: Transaction,
  workspaceId: string,
  { after, size }: { after: number; size: number },
): Promise<number | undefined> {
  const found = await transaction.execute<{ last: string | null }>(sql`
    select max(sequence) as last from (
      select sequence from ${creditEntries}
      where workspace_id = ${workspaceId} and sequence > ${after} order by sequence limit ${size}
    ) as batch`);
  const last = found.rows[0]?.last;
  return last == null ? undefined : Number(last);
}

/** Adds a batch to the sums of hours and days. */
export async function addToSums(transaction: Transaction, workspaceId: string, { after, to }: Span) {
  const values = sql.join(
    dimensions.map((dimension) => sql`(${dimension}, ${entryValue[dimension]})`),
    sql`, `,
  );
  await transaction.execute(sql`
    insert into ${usageRollups} (workspace_id, user_id, dimension, unit, starts_at, value, credits, characters,
      duration_ms, requests, running_ms, first_sound_ms, first_sounds)
    select ${workspaceId}, span.user_id, part.dimension, span.unit,
      date_trunc(span.unit, ${creditEntries.createdAt}, 'UTC'), part.value, ${measures}
    from ${creditEntries}
    cross join lateral (values ${values}) as part (dimension, value)
    cross join lateral (
      values ('hour', ''), ('day', ''), ('day', ${creditEntries.userId})
    ) as span (unit, user_id)
    where ${creditEntries.workspaceId} = ${workspaceId}
      and ${creditEntries.sequence} > ${after} and ${creditEntries.sequence} <= ${to}
      and ${isUsage} and span.user_id is not null
    group by 2, 3, 4, 5, 6
    on conflict (workspace_id, user_id, dimension, unit, starts_at, value) do update set
      credits = ${usageRollups}.credits + excluded.credits,
      characters = ${usageRollups}.characters + excluded.characters,
      duration_ms = ${usageRollups}.duration_ms + excluded.duration_ms,
      requests = ${usageRollups}.requests + excluded.requests,
      running_ms = ${usageRollups}.running_ms + excluded.running_ms,
      first_sound_ms = ${usageRollups}.first_sound_ms + excluded.first_sound_ms,
      first_sounds = ${usageRollups}.first_sounds + excluded.first_sounds`);
  await transaction
    .update(usageProgress)
    .set({ sequence: to })
    .where(eq(usageProgress.workspaceId, workspaceId));
}

/** What counts as usage: what was spent, less what was given back. */
export const isUsage = sql`${creditEntries.kind} in ('spend', 'refund')`;

/** Of entries, in the order of the columns. */
export const measures = sql`coalesce(-sum(${creditEntries.credits}), 0)::bigint as credits,
  coalesce(sum(${creditEntries.characters}), 0)::bigint as characters,
  coalesce(sum(${creditEntries.durationMs}), 0)::bigint as duration_ms,
  count(*) filter (where ${creditEntries.kind} = 'spend') as requests,
  coalesce(sum(${creditEntries.runningMs}), 0)::bigint as running_ms,
  coalesce(sum(${creditEntries.firstSoundMs}), 0)::bigint as first_sound_ms,
  count(${creditEntries.firstSoundMs}) as first_sounds`;

/** The next run makes them anew, from the first entry on. */
export async function forgetSums(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction.delete(usageRollups).where(eq(usageRollups.workspaceId, workspaceId));
  await transaction.delete(usageProgress).where(eq(usageProgress.workspaceId, workspaceId));
}
