import { type UsageBreakdown, type UsageInterval, workspaceBreakdowns } from '@mynah/contract/usage-names';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askedBuckets } from '../asked-buckets.ts';
import { type Buckets, calendarBuckets } from '../buckets.ts';
import type { Dimension } from '../dimensions.ts';
import { findNames, type Named } from '../names.store.ts';
import { scopeFor } from '../scope.ts';
import { type Scope, sumUsage, type UsageSum } from '../usage.store.ts';
import { addSums } from '../usage-figures.ts';

export interface ReportQuery {
  fromUnixMs: number;
  toUnixMs: number;
  interval: UsageInterval;
  breakdown: UsageBreakdown;
  wholeWorkspace: boolean;
}

export interface ReportSeries {
  value: string;
  name: string | null;
  sum: UsageSum;
  previousCredits: number;
  /** In their order, those intervals in which something was used. */
  overTime: UsageSum[];
}

export interface Report {
  buckets: Buckets;
  total: UsageSum;
  previousCredits: number;
  series: ReportSeries[];
}

export const dimensionOf: Readonly<Record<UsageBreakdown, Dimension | 'group'>> = {
  product: 'product',
  model: 'model',
  voice: 'voice',
  voice_rate: 'voice_rate',
  agent: 'agent',
  project: 'project',
  person: 'user',
  service_account: 'user',
  group: 'group',
  api_key: 'api_key',
  source: 'source',
};

/** Usage by one thing, most first, beside that of as long a time before. @throws Failure */
export async function getReport(platform: Platform, actor: Actor, query: ReportQuery): Promise<Report> {
  const { fromUnixMs, toUnixMs, interval, breakdown, wholeWorkspace } = query;
  if (!wholeWorkspace && workspaceBreakdowns.includes(breakdown)) {
    const message = 'Your own usage can’t be broken down by people or groups.';
    throw new Failure('unprocessable', message, { loc: ['query', 'breakdown'] });
  }
  const scope = scopeFor(actor, wholeWorkspace);
  const buckets = askedBuckets(fromUnixMs, toUnixMs, ['query', 'to_unix_ms'], () =>
    calendarBuckets(fromUnixMs, toUnixMs, interval),
  );
  const asked = { platform, scope, breakdown };
  const [now, before] = [await sumsOf(asked, buckets), await sumsOf(asked, spanBefore(buckets))];
  const names = await findNames(
    platform.db,
    { workspaceId: actor.workspaceId, dimension: dimensionOf[breakdown] },
    [...now, ...before].map(({ value }) => value),
  );
  const isMeant = ({ value }: UsageSum) => belongsTo(breakdown, names.get(value));
  return reportOf({ buckets, names, now: now.filter(isMeant), before: before.filter(isMeant) });
}

const sumsOf = (
  { platform, scope, breakdown }: { platform: Platform; scope: Scope; breakdown: UsageBreakdown },
  buckets: Buckets,
) => sumUsage(platform.db, { ...scope, dimension: dimensionOf[breakdown], buckets });

/** Somebody who is gone was a person. */
function belongsTo(breakdown: UsageBreakdown, named: Named | undefined): boolean {
  if (breakdown === 'person') return named?.isServiceAccount !== true;
  return breakdown !== 'service_account' || named?.isServiceAccount === true;
}

function spanBefore({ fromMs, toMs }: Buckets): Buckets {
  const from = fromMs - (toMs - fromMs);
  return { fromMs: from, toMs: fromMs, startsMs: [from] };
}

interface Found {
  buckets: Buckets;
  names: ReadonlyMap<string, Named>;
  now: readonly UsageSum[];
  before: readonly UsageSum[];
}

const none = (bucket: number, value: string): UsageSum => ({
  bucket,
  value,
  credits: 0,
  characters: 0,
  durationMs: 0,
  requests: 0,
  runningMs: 0,
  firstSoundMs: 0,
  firstSounds: 0,
});

function reportOf({ buckets, names, now, before }: Found): Report {
  const previous = new Map<string, number>();
  for (const { value, credits } of before) previous.set(value, (previous.get(value) ?? 0) + credits);
  const byValue = new Map<string, ReportSeries>();
  for (const sum of now.toSorted((one, other) => one.bucket - other.bucket)) {
    const { value } = sum;
    const series = byValue.get(value) ?? {
      value,
      name: names.get(value)?.name ?? null,
      sum: none(0, value),
      previousCredits: previous.get(value) ?? 0,
      overTime: [],
    };
    series.sum = addSums(series.sum, sum);
    series.overTime.push(sum);
    byValue.set(value, series);
  }
  return {
    buckets,
    total: now.reduce<UsageSum>((total, sum) => addSums(total, sum), none(0, '')),
    previousCredits: [...previous.values()].reduce((total, credits) => total + credits, 0),
    series: [...byValue.values()].sort((one, other) => other.sum.credits - one.sum.credits),
  };
}
