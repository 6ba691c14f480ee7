/** What usage is counted by, on our pages. */
export const usageBreakdowns = [
  'product',
  'model',
  'voice',
  'voice_rate',
  'agent',
  'project',
  'person',
  'service_account',
  'group',
  'api_key',
  'source',
] as const;
export type UsageBreakdown = (typeof usageBreakdowns)[number];

/** Of these there are several only in a workspace. */
export const workspaceBreakdowns: readonly UsageBreakdown[] = ['person', 'service_account', 'group'];

export const usageIntervals = ['hour', 'day', 'week', 'month'] as const;
export type UsageInterval = (typeof usageIntervals)[number];

/** The public API's names (character-stats). */
export const breakdownTypes = [
  'none',
  'voice',
  'voice_multiplier',
  'user',
  'groups',
  'api_keys',
  'all_api_keys',
  'product_type',
  'model',
  'resource',
  'request_queue',
  'region',
  'subresource_id',
  'reporting_workspace_id',
  'has_api_key',
  'request_source',
] as const;
export type BreakdownType = (typeof breakdownTypes)[number];

export const usageMetrics = [
  'credits',
  'tts_characters',
  'minutes_used',
  'request_count',
  'ttfb_avg',
  'ttfb_p95',
  'fiat_units_spent',
  'concurrency',
  'concurrency_average',
] as const;
export type UsageMetric = (typeof usageMetrics)[number];

/** Columns that the workspace's queries group and filter by. */
export const usageColumns = [
  'product_type',
  'model',
  'voice_id',
  'user_id',
  'fiat_currency',
  'fiat_charge_type',
  'region',
  'reporting_workspace_id',
  'request_source',
  'resource_id',
  'subresource_id',
  'request_queue_type',
  'voice_multiplier',
  'hashed_xi_api_key',
  'billing_group_id',
  'surface',
  'actor',
] as const;
export type UsageColumn = (typeof usageColumns)[number];
