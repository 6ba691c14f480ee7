import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { creditEntries } from '../billing/ledger.tables.ts';
import { groupMembers, groups } from '../workspaces/members/groups/groups.tables.ts';
import type { Buckets } from './buckets.ts';
import { isWithin, type Scope, scopeOf, startsOf } from './usage.store.ts';

/** Figures that no sum can tell; read from entries. */
interface Asked extends Scope {
  value: SQL;
  join?: SQL;
  buckets: Buckets;
}

/** Each person counts in each group that they are in now. */
export const byGroup = (workspaceId: string) => ({
  value: sql`${groups.id}`,
  join: sql`join ${groupMembers} on ${groupMembers.userId} = ${creditEntries.userId}
    join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.workspaceId} = ${workspaceId}`,
});

export interface Figure {
  bucket: number;
  value: string;
  figure: number;
}

type Row = { bucket: string | number; value: string; figure: string | number };

const toFigure = ({ bucket, value, figure }: Row): Figure => ({
  bucket: Number(bucket),
  value,
  figure: Number(figure),
});

const withinOf = ({ fromMs, toMs }: Buckets): SQL => isWithin(new Date(fromMs), new Date(toMs));

/** In milliseconds: 95 of 100 were heard within. */
export async function firstSoundP95(
  db: Queryable,
  { value, join = sql``, buckets, ...scope }: Asked,
): Promise<Figure[]> {
  const { rows } = await db.execute<Row>(sql`
    select width_bucket(${creditEntries.createdAt}, ${startsOf(buckets)}) - 1 as bucket, ${value} as value,
      percentile_cont(0.95) within group (order by ${creditEntries.firstSoundMs}) as figure
    from ${creditEntries} ${join}
    where ${scopeOf(scope)} and ${withinOf(buckets)} and ${creditEntries.firstSoundMs} is not null
    group by 1, 2`);
  return rows.map(toFigure);
}

/**
 * The most that ran at once, where something began or ended. Whatever runs begins and ends somewhere: at each of these
 * moments one more or one fewer runs.
 */
export async function mostAtOnce(
  db: Queryable,
  { value, join = sql``, buckets, ...scope }: Asked,
): Promise<Figure[]> {
  const began = sql`${creditEntries.createdAt} - coalesce(${creditEntries.runningMs}, 0) * interval '1 millisecond'`;
  const { rows } = await db.execute<Row>(sql`
    with work as (
      select ${value} as value, ${began} as began, ${creditEntries.createdAt} as ended from ${creditEntries} ${join}
      where ${scopeOf(scope)} and ${creditEntries.kind} = 'spend' and ${withinOf(buckets)}
    ), moments as (
      select value, began as at, 1 as step from work union all select value, ended, -1 from work
    ), counted as (
      select value, at, sum(step) over (partition by value order by at, step desc) as running from moments
    )
    select greatest(width_bucket(at, ${startsOf(buckets)}) - 1, 0) as bucket, value, max(running) as figure
    from counted group by 1, 2`);
  return rows.map(toFigure);
}
