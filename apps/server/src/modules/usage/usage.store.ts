import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { creditEntries } from '../billing/ledger.tables.ts';
import { groupMembers, groups } from '../workspaces/members/groups/groups.tables.ts';
import { type Buckets, unitFor } from './buckets.ts';
import { type Dimension, entryValue, unitMs } from './dimensions.ts';
import { isUsage, measures } from './roll-ups.store.ts';
import { usageProgress, usageRollups } from './usage.tables.ts';

/** What was used in one interval of one thing. */
export interface UsageSum {
  /** Of `buckets.startsMs`. */
  bucket: number;
  value: string;
  credits: number;
  characters: number;
  durationMs: number;
  requests: number;
  runningMs: number;
  firstSoundMs: number;
  firstSounds: number;
}

/** Whose usage; without a person, everybody's of the workspace. */
export interface Scope {
  workspaceId: string;
  userId?: string | undefined;
}

interface Asked extends Scope {
  /** `group`: each person's counts in each group that they are in now. */
  dimension: Dimension | 'group';
  buckets: Buckets;
}

interface SumRow extends Record<string, unknown> {
  bucket: string;
  value: string;
  credits: string;
  characters: string;
  duration_ms: string;
  requests: string;
  running_ms: string;
  first_sound_ms: string;
  first_sounds: string;
}

/** From the sums, and from entries what no sum has: the edges of the time, and what is not rolled up yet. */
export async function sumUsage(db: Queryable, { dimension, buckets, ...scope }: Asked): Promise<UsageSum[]> {
  const of = dimension === 'group' ? 'user' : dimension;
  const parts = partsOf(scope, of, { buckets, rolledTo: await findRolledTo(db, scope.workspaceId) });
  const byGroup = sql`join ${groupMembers} on ${groupMembers.userId} = part.value
    join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.workspaceId} = ${scope.workspaceId}`;
  const value = dimension === 'group' ? sql`${groups.id}` : sql`part.value`;
  const { rows } = await db.execute<SumRow>(sql`
    select width_bucket(part.at, ${startsOf(buckets)}) - 1 as bucket, ${value} as value,
      sum(credits)::bigint as credits, sum(characters)::bigint as characters,
      sum(duration_ms)::bigint as duration_ms, sum(requests)::bigint as requests,
      sum(running_ms)::bigint as running_ms, sum(first_sound_ms)::bigint as first_sound_ms,
      sum(first_sounds)::bigint as first_sounds
    from (${parts}) as part ${dimension === 'group' ? byGroup : sql``}
    group by 1, 2`);
  return rows.map(toSum);
}

const toSum = (row: SumRow): UsageSum => ({
  bucket: Number(row.bucket),
  value: row.value,
  credits: Number(row.credits),
  characters: Number(row.characters),
  durationMs: Number(row.duration_ms),
  requests: Number(row.requests),
  runningMs: Number(row.running_ms),
  firstSoundMs: Number(row.first_sound_ms),
  firstSounds: Number(row.first_sounds),
});

export const startsOf = ({ startsMs }: Buckets): SQL =>
  sql`${`{${startsMs.map((ms) => new Date(ms).toISOString()).join(',')}}`}::timestamptz[]`;

/** How far the entries of a workspace are in its sums. */
async function findRolledTo(db: Queryable, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ sequence: usageProgress.sequence })
    .from(usageProgress)
    .where(eq(usageProgress.workspaceId, workspaceId));
  return row?.sequence ?? 0;
}

interface Known {
  buckets: Buckets;
  rolledTo: number;
}

function partsOf(scope: Scope, dimension: Dimension, { buckets, rolledTo }: Known): SQL {
  const { from, to, sumsFrom, sumsTo, unit } = spansOf(scope, buckets);
  const entries = (condition: SQL) => sql`
    select ${creditEntries.createdAt} as at, ${entryValue[dimension]} as value, -${creditEntries.credits} as credits,
      coalesce(${creditEntries.characters}, 0) as characters, coalesce(${creditEntries.durationMs}, 0) as duration_ms,
      (${creditEntries.kind} = 'spend')::int::bigint as requests, coalesce(${creditEntries.runningMs}, 0) as running_ms,
      coalesce(${creditEntries.firstSoundMs}, 0) as first_sound_ms,
      (${creditEntries.firstSoundMs} is not null)::int::bigint as first_sounds
    from ${creditEntries} where ${scopeOf(scope)} and ${condition}`;
  const edge = (begin: Date, end: Date) => entries(isWithin(begin, end));
  if (!unit) return edge(from, to);
  // the number that was read before says how few these are, so that no year of entries is looked through for them; what
  // was added to the sums since then is left out by the one that is read with them
  const fresh = sql`${isWithin(sumsFrom, sumsTo)} and ${creditEntries.sequence} > ${rolledTo}::bigint
    and ${creditEntries.sequence} > coalesce((
    select ${usageProgress.sequence} from ${usageProgress}
    where ${usageProgress.workspaceId} = ${scope.workspaceId}), 0)`;
  return sql`
    select starts_at as at, value, credits, characters, duration_ms, requests, running_ms, first_sound_ms, first_sounds
    from ${usageRollups}
    where workspace_id = ${scope.workspaceId} and user_id = ${scope.userId ?? ''} and dimension = ${dimension}
      and unit = ${unit} and starts_at >= ${sumsFrom} and starts_at < ${sumsTo}
    union all ${edge(from, sumsFrom)} union all ${edge(sumsTo, to)} union all ${entries(fresh)}`;
}

/** The time that sums can tell, whole units within what was asked for. */
function spansOf({ userId }: Scope, buckets: Buckets) {
  const [from, to] = [new Date(buckets.fromMs), new Date(buckets.toMs)];
  const unit = unitFor(buckets);
  const size = unit ? unitMs[unit] : 1;
  const sumsFrom = new Date(Math.ceil(buckets.fromMs / size) * size);
  const sumsTo = new Date(Math.floor(buckets.toMs / size) * size);
  // of one person there are days alone
  const isTold = unit !== undefined && sumsFrom < sumsTo && (userId === undefined || unit === 'day');
  return { from, to, sumsFrom, sumsTo, unit: isTold ? unit : undefined };
}

export const isWithin = (from: Date, to: Date): SQL =>
  sql`${creditEntries.createdAt} >= ${from} and ${creditEntries.createdAt} < ${to}`;

export const scopeOf = ({ workspaceId, userId }: Scope): SQL =>
  sql`${creditEntries.workspaceId} = ${workspaceId} and ${isUsage}
    ${userId === undefined ? sql`` : sql`and ${creditEntries.userId} = ${userId}`}`;

/** Conversations and the like are too many to keep sums of: from entries. */
export async function sumBySubresource(
  db: Queryable,
  { buckets, ...scope }: Scope & { buckets: Buckets },
): Promise<UsageSum[]> {
  const { rows } = await db.execute<SumRow>(sql`
    select width_bucket(${creditEntries.createdAt}, ${startsOf(buckets)}) - 1 as bucket,
      ${entryValue.subresource} as value, ${measures}
    from ${creditEntries}
    where ${scopeOf(scope)} and ${isWithin(new Date(buckets.fromMs), new Date(buckets.toMs))}
    group by 1, 2`);
  return rows.map(toSum);
}
