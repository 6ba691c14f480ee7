import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { creditEntries } from '../billing/ledger.tables.ts';
import type { Buckets } from './buckets.ts';
import { isWithin, scopeOf, startsOf } from './usage.store.ts';

export interface GroupedSum {
  bucket: number;
  values: string[];
  credits: number;
  requests: number;
}

interface Asked {
  workspaceId: string;
  columns: readonly SQL[];
  condition: SQL;
  buckets: Buckets;
}

interface Row extends Record<string, unknown> {
  bucket: string | number;
  grouped: string[];
  credits: string;
  requests: string;
}

/** What no sum is kept by, several things at once or told apart by conditions: from entries. */
export async function sumGrouped(
  db: Queryable,
  { workspaceId, columns, condition, buckets }: Asked,
): Promise<GroupedSum[]> {
  const grouped =
    columns.length === 0 ? sql`array[]::text[]` : sql`array[${sql.join([...columns], sql`, `)}]`;
  const { rows } = await db.execute<Row>(sql`
    select width_bucket(${creditEntries.createdAt}, ${startsOf(buckets)}) - 1 as bucket, ${grouped} as grouped,
      coalesce(-sum(${creditEntries.credits}), 0)::bigint as credits,
      count(*) filter (where ${creditEntries.kind} = 'spend') as requests
    from ${creditEntries}
    where ${scopeOf({ workspaceId })} and ${isWithin(new Date(buckets.fromMs), new Date(buckets.toMs))}
      and ${condition}
    group by 1, 2`);
  return rows.map(({ bucket, grouped: values, credits, requests }) => ({
    bucket: Number(bucket),
    values,
    credits: Number(credits),
    requests: Number(requests),
  }));
}
