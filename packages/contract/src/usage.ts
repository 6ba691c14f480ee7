import { z } from 'zod';
import { bytes, json, route } from './route.ts';
import {
  breakdownTypes,
  usageBreakdowns,
  usageColumns,
  usageIntervals,
  usageMetrics,
} from './usage-names.ts';
import { optional, queryBoolean, queryInteger } from './wire.ts';

/** 2020-01-01 to the year 2100, in milliseconds. */
const firstMs = 1_577_836_800_000;
const lastMs = 4_102_444_800_000;
const timeMs = z.int().min(firstMs).max(lastMs);
/** The API's own example is in seconds: what lies before 1973 is taken so. */
const unixTime = queryInteger(0, lastMs);

const columnFilter = z.object({
  /** One of those that can be grouped by. */
  column: z.string().max(100),
  operation: z.enum(['in', 'not_in', 'le', 'ge', 'lt', 'gt', 'eq', 'neq']),
  values: z.array(z.union([z.string().max(200), z.number(), z.boolean(), z.null()])).max(200),
});
export type ColumnFilter = z.infer<typeof columnFilter>;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const usageTable = z.object({
  columns: z.array(z.string()),
  column_types: z.array(z.enum(['String', 'Float', 'DateTime', 'Int', 'Bool', 'JSON', 'Map', 'Array'])),
  rows: z.array(z.array(cell)),
  column_units: z.array(
    z
      .enum(['ms', 's', 'min', 'duration', 'credits', 'usd', 'eur', 'inr', 'pln', 'ratio', 'rating'])
      .nullable(),
  ),
});
export type UsageTable = z.infer<typeof usageTable>;

const figures = { credits: z.int(), characters: z.int(), seconds: z.number(), requests: z.int() };

/** One line of the table, and of the chart. */
const usageSeries = z.object({
  /** Empty: what has none. */
  value: z.string(),
  /** Null: it is gone, or has no name. */
  name: z.string().nullable(),
  ...figures,
  /** The same span before; null: nothing was compared. */
  previous_credits: z.int().nullable(),
  /** Credits in each interval. */
  over_time: z.array(z.int()),
});
export type UsageSeries = z.infer<typeof usageSeries>;

export const usageReport = z.object({
  /** When each interval begins, in milliseconds. */
  time: z.array(z.int()),
  total: z.object({ ...figures, previous_credits: z.int().nullable() }),
  /** Most credits first. Beyond 200, those that are left are one, without a name, whose value is `others`. */
  series: z.array(usageSeries),
});
export type UsageReport = z.infer<typeof usageReport>;

const reportQuery = z.object({
  from_unix_ms: queryInteger(firstMs, lastMs),
  to_unix_ms: queryInteger(firstMs, lastMs),
  interval: z.enum(usageIntervals).default('day'),
  breakdown: z.enum(usageBreakdowns).default('product'),
  /** Everybody’s: for admins. */
  whole_workspace: queryBoolean.default(false),
});
export type UsageQuery = z.infer<typeof reportQuery>;

const usageOverTime = z.object({
  start_time: timeMs,
  end_time: timeMs,
  interval_seconds: z.int().min(1).default(60),
  group_by: optional(z.array(z.enum(usageColumns)).max(usageColumns.length)),
  filters: optional(z.array(columnFilter).max(20)),
  time_zone: z.string().max(64).default('UTC'),
});

export const usageRoutes = {
  characterStats: route({
    id: 'usage.character-stats',
    method: 'GET',
    path: '/v1/usage/character-stats',
    summary: 'Get your usage, or the workspace’s, over time',
    access: 'user_read',
    query: z.object({
      start_unix: unixTime,
      end_unix: unixTime,
      include_workspace_metrics: queryBoolean.default(false),
      breakdown_type: z.enum(breakdownTypes).default('none'),
      aggregation_interval: z.enum([...usageIntervals, 'cumulative']).default('day'),
      aggregation_bucket_size: optional(queryInteger(1, 366 * 86_400)),
      metric: z.enum(usageMetrics).default('credits'),
    }),
    answer: json(z.object({ time: z.array(z.int()), usage: z.record(z.string(), z.array(z.number())) })),
  }),
  overTime: route({
    id: 'workspace-analytics.usage-by-product-over-time',
    method: 'POST',
    path: '/v1/workspace/analytics/query/usage-by-product-over-time',
    aliases: ['/v1/workspace/analytics/usage'],
    summary: 'Get the workspace’s usage over time, grouped and filtered',
    access: 'workspace_analytics_full_read',
    body: usageOverTime,
    answer: json(usageTable),
  }),
  requests: route({
    id: 'workspace-analytics.requests',
    method: 'POST',
    path: '/v1/workspace/analytics/requests',
    summary: 'List what was generated, request by request',
    access: 'workspace_analytics_full_read',
    body: z.object({
      start_time: optional(timeMs),
      end_time: optional(timeMs),
      limit: z.int().min(1).max(1000).default(100),
      sort: optional(z.enum(['asc', 'desc'])),
      filters: optional(z.array(columnFilter).max(20)),
      search: optional(z.string().max(200)),
    }),
    answer: json(usageTable),
  }),
  report: route({
    id: 'usage.report',
    method: 'GET',
    path: '/v1/usage/report',
    summary: 'Get your usage, or the workspace’s, by one thing, with the time before',
    access: 'user_read',
    query: reportQuery,
    answer: json(usageReport),
  }),
  download: route({
    id: 'usage.download',
    method: 'GET',
    path: '/v1/usage/report/csv',
    summary: 'Download usage as a CSV file',
    access: 'user_read',
    query: reportQuery,
    answer: bytes('text/csv; charset=utf-8'),
  }),
};
