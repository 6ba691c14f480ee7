import type { BreakdownType, UsageMetric } from '@mynah/contract/usage-names';
import { type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { creditEntries } from '../../billing/ledger.tables.ts';
import { askedBuckets, requireAnswerable } from '../asked-buckets.ts';
import { type Buckets, calendarBuckets, fixedBuckets } from '../buckets.ts';
import { type Dimension, entryValue } from '../dimensions.ts';
import { findNames } from '../names.store.ts';
import { scopeFor } from '../scope.ts';
import { byGroup, type Figure, firstSoundP95, mostAtOnce } from '../timing.store.ts';
import { sumBySubresource, sumUsage, type UsageSum } from '../usage.store.ts';
import { addSums, figureOf } from '../usage-figures.ts';

interface StatsQuery {
  startUnix: number;
  endUnix: number;
  includeWorkspaceMetrics: boolean;
  breakdownType: BreakdownType;
  aggregationInterval: 'hour' | 'day' | 'week' | 'month' | 'cumulative';
  aggregationBucketSize?: number | undefined;
  metric: UsageMetric;
}

interface Breakdown {
  dimension: Dimension | 'group' | 'subresource';
  /** What the value counts under; undefined: it does not. As it is, by its name, where this is missing. */
  keyOf?(value: string, workspaceId: string): string | undefined;
  /** The same of an entry, for figures that no sum has. */
  value?: SQL;
}

const one = (key: string): Breakdown => ({
  dimension: 'product',
  keyOf: () => key,
  value: sql`${key}::text`,
});

const breakdowns: Readonly<Record<BreakdownType, Breakdown>> = {
  none: one('All'),
  voice: { dimension: 'voice' },
  voice_multiplier: { dimension: 'voice_rate' },
  user: { dimension: 'user' },
  groups: { dimension: 'group' },
  api_keys: { dimension: 'api_key', keyOf: (value) => value || undefined },
  all_api_keys: {
    dimension: 'api_key',
    keyOf: (value) => (value === '' ? undefined : 'All API keys'),
    value: sql`case when ${creditEntries.apiKeyId} is null then '' else 'all' end`,
  },
  product_type: { dimension: 'product' },
  model: { dimension: 'model' },
  resource: { dimension: 'resource' },
  // one queue, one region and one workspace that reports for itself
  request_queue: one('default'),
  region: one('default'),
  subresource_id: { dimension: 'subresource' },
  reporting_workspace_id: {
    dimension: 'product',
    keyOf: (_, workspaceId) => workspaceId,
    value: sql`${creditEntries.workspaceId}`,
  },
  has_api_key: {
    dimension: 'api_key',
    keyOf: (value) => (value === '' || value === 'false' ? 'false' : 'true'),
    value: sql`(${creditEntries.apiKeyId} is not null)::text`,
  },
  request_source: { dimension: 'source' },
};

/** Below this, a time is in seconds. */
const leastMs = 100_000_000_000;
const toMs = (unix: number): number => (unix < leastMs ? unix * 1000 : unix);

/** @throws Failure `unprocessable`, `permission_denied`, `missing_permissions` */
export async function getCharacterStats(
  platform: Platform,
  actor: Actor,
  query: StatsQuery,
): Promise<{ time: number[]; usage: Record<string, number[]> }> {
  const { breakdownType, metric, includeWorkspaceMetrics: isWhole } = query;
  if (!isWhole && ['user', 'api_keys', 'all_api_keys'].includes(breakdownType)) {
    throw new Failure('unprocessable', `The breakdown ${breakdownType} needs include_workspace_metrics.`, {
      loc: ['query', 'breakdown_type'],
    });
  }
  const scope = scopeFor(actor, isWhole);
  const buckets = bucketsOf(query);
  const breakdown = breakdowns[breakdownType];
  const asked = { platform, scope, buckets, breakdown };
  const series =
    metric === 'ttfb_p95' || metric === 'concurrency'
      ? await timed(asked, metric)
      : await summed(asked, metric);
  if (breakdownType === 'none' && series.size === 0)
    series.set(
      'All',
      buckets.startsMs.map(() => 0),
    );
  return { time: buckets.startsMs, usage: await named(asked, series) };
}

function bucketsOf({ startUnix, endUnix, aggregationInterval, aggregationBucketSize }: StatsQuery): Buckets {
  const [fromMs, endMs] = [toMs(startUnix), toMs(endUnix)];
  return askedBuckets(fromMs, endMs, ['query', 'end_unix'], () =>
    aggregationBucketSize === undefined
      ? calendarBuckets(fromMs, endMs, aggregationInterval)
      : fixedBuckets(fromMs, endMs, { sizeMs: aggregationBucketSize * 1000 }),
  );
}

interface Asked {
  platform: Platform;
  scope: { workspaceId: string; userId?: string | undefined };
  buckets: Buckets;
  breakdown: Breakdown;
}

type Series = Map<string, number[]>;

const keyIn = ({ breakdown, scope }: Asked, value: string): string | undefined =>
  breakdown.keyOf ? breakdown.keyOf(value, scope.workspaceId) : value;

async function summed(asked: Asked, metric: UsageMetric): Promise<Series> {
  const { platform, scope, buckets, breakdown } = asked;
  const { dimension } = breakdown;
  const sums =
    dimension === 'subresource'
      ? await sumBySubresource(platform.db, { ...scope, buckets })
      : await sumUsage(platform.db, { ...scope, dimension, buckets });
  requireAnswerable(new Set(sums.map(({ value }) => keyIn(asked, value))).size, buckets);
  const joined = new Map<string, (UsageSum | undefined)[]>();
  for (const sum of sums) {
    const key = keyIn(asked, sum.value);
    if (key === undefined) continue;
    const row = joined.get(key) ?? buckets.startsMs.map(() => undefined);
    row[sum.bucket] = addSums(row[sum.bucket], sum);
    joined.set(key, row);
  }
  const lengthOf = (bucket: number): number =>
    (buckets.startsMs[bucket + 1] ?? buckets.toMs) - buckets.startsMs[bucket]!;
  return new Map(
    [...joined].map(([key, row]) => [
      key,
      row.map((sum, bucket) => (sum ? figureOf(sum, metric, lengthOf(bucket)) : 0)),
    ]),
  );
}

async function timed(asked: Asked, metric: 'ttfb_p95' | 'concurrency'): Promise<Series> {
  const { platform, scope, buckets, breakdown } = asked;
  const { dimension } = breakdown;
  const query =
    dimension === 'group' ? byGroup(scope.workspaceId) : { value: breakdown.value ?? entryValue[dimension] };
  const find: (...of: Parameters<typeof firstSoundP95>) => Promise<Figure[]> =
    metric === 'ttfb_p95' ? firstSoundP95 : mostAtOnce;
  const series: Series = new Map();
  const figures = await find(platform.db, { ...scope, ...query, buckets });
  requireAnswerable(new Set(figures.map(({ value }) => keyIn(asked, value))).size, buckets);
  for (const { bucket, value, figure } of figures) {
    const key = keyIn(asked, value);
    if (key === undefined) continue;
    const row = series.get(key) ?? buckets.startsMs.map(() => 0);
    row[bucket] = figure;
    series.set(key, row);
  }
  return series;
}

/** By the names of things; two of one name are told apart by their ids. */
async function named(
  { platform, scope, breakdown }: Asked,
  series: Series,
): Promise<Record<string, number[]>> {
  const { dimension } = breakdown;
  const { workspaceId } = scope;
  const names =
    dimension === 'subresource'
      ? new Map()
      : await findNames(platform.db, { workspaceId, dimension }, series.keys());
  const usage: Record<string, number[]> = {};
  for (const [value, row] of series) {
    const name: string = names.get(value)?.name ?? (value || 'None');
    usage[name in usage ? `${name} (${value})` : name] = row;
  }
  return usage;
}
