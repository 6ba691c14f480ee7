import type { ColumnFilter, UsageTable } from '@mynah/contract/usage';
import type { UsageColumn } from '@mynah/contract/usage-names';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askedBuckets } from '../asked-buckets.ts';
import { type Buckets, fixedBuckets } from '../buckets.ts';
import { columnOf, conditionOf } from '../column-filters.ts';
import type { Dimension } from '../dimensions.ts';
import { type GroupedSum, sumGrouped } from '../grouped.store.ts';
import { sumUsage } from '../usage.store.ts';

interface OverTimeQuery {
  startTime: number;
  endTime: number;
  intervalSeconds: number;
  groupBy?: UsageColumn[] | undefined;
  filters?: ColumnFilter[] | undefined;
  timeZone: string;
}

/** Of which sums are kept. */
const summed: Partial<Record<UsageColumn, Dimension>> = {
  product_type: 'product',
  model: 'model',
  voice_id: 'voice',
  user_id: 'user',
  request_source: 'source',
  surface: 'source',
  resource_id: 'resource',
  voice_multiplier: 'voice_rate',
  hashed_xi_api_key: 'api_key',
};

/** Credits in each interval, by product where nothing else was asked for. @throws Failure `unprocessable` */
export async function getUsageOverTime(
  platform: Platform,
  { workspaceId }: Actor,
  query: OverTimeQuery,
): Promise<UsageTable> {
  const { startTime, endTime, intervalSeconds, timeZone, filters = [] } = query;
  const groupBy = query.groupBy ?? ['product_type'];
  const buckets = askedBuckets(startTime, endTime, ['body', 'end_time'], () =>
    fixedBuckets(startTime, endTime, { sizeMs: intervalSeconds * 1000, timeZone }),
  );
  const sums = await find(platform, { workspaceId, buckets, groupBy, filters });
  return {
    columns: ['timestamp', ...groupBy, 'credits', 'requests'],
    column_types: ['DateTime', ...groupBy.map(() => 'String' as const), 'Float', 'Int'],
    column_units: [null, ...groupBy.map(() => null), 'credits', null],
    rows: sums
      .sort((one, other) => one.bucket - other.bucket || other.credits - one.credits)
      .map(({ bucket, values, credits, requests }) => [
        new Date(buckets.startsMs[bucket]!).toISOString(),
        ...values,
        credits,
        requests,
      ]),
  };
}

interface Asked {
  workspaceId: string;
  buckets: Buckets;
  groupBy: readonly UsageColumn[];
  filters: readonly ColumnFilter[];
}

/** From the sums where one thing is asked for, of one person or of all; otherwise from entries. */
async function find(
  { db }: Platform,
  { workspaceId, buckets, groupBy, filters }: Asked,
): Promise<GroupedSum[]> {
  const userId = onePerson(filters);
  const [column, second] = groupBy;
  const dimension = column && summed[column];
  if (dimension && second === undefined && (filters.length === 0 || userId !== undefined)) {
    const sums = await sumUsage(db, { workspaceId, userId, dimension, buckets });
    return sums.map(({ value, ...sum }) => ({ ...sum, values: [value] }));
  }
  const columns = groupBy.map((each) => columnOf[each]);
  return sumGrouped(db, { workspaceId, columns, condition: conditionOf(filters), buckets });
}

function onePerson([filter, another]: readonly ColumnFilter[]): string | undefined {
  if (!filter || another || filter.column !== 'user_id' || filter.values.length !== 1) return undefined;
  const [value] = filter.values;
  const isThat = filter.operation === 'eq' || filter.operation === 'in';
  return isThat && typeof value === 'string' && value !== '' ? value : undefined;
}
