import type { UsageReport, UsageSeries } from '@mynah/contract/usage';
import { csvLine } from '../../platform/csv/csv-cell.ts';
import type { Report, ReportSeries } from './actions/get-report.ts';
import type { UsageSum } from './usage.store.ts';

const mostSeries = 200;

const toFigures = ({ credits, characters, durationMs, requests }: UsageSum) => ({
  credits,
  characters,
  seconds: Math.round(durationMs / 100) / 10,
  requests,
});

export function toReport({ buckets, total, previousCredits, series }: Report): UsageReport {
  const shown = series.slice(0, mostSeries).map(toSeries);
  const others = series.slice(mostSeries).map(toSeries);
  return {
    time: buckets.startsMs,
    total: { ...toFigures(total), previous_credits: previousCredits },
    series: others.length === 0 ? shown : [...shown, others.reduce(join)],
  };
}

const toSeries = ({ value, name, sum, previousCredits, overTime }: ReportSeries): UsageSeries => ({
  value,
  name,
  ...toFigures(sum),
  previous_credits: previousCredits,
  over_time: overTime.map(({ credits }) => credits),
});

const join = (one: UsageSeries, other: UsageSeries): UsageSeries => ({
  value: 'others',
  name: null,
  credits: one.credits + other.credits,
  characters: one.characters + other.characters,
  seconds: one.seconds + other.seconds,
  requests: one.requests + other.requests,
  previous_credits: (one.previous_credits ?? 0) + (other.previous_credits ?? 0),
  over_time: one.over_time.map((credits, index) => credits + other.over_time[index]!),
});

/** A line for each interval of each thing in which something was used. */
export function* toUsageTable({ buckets, series }: Report, breakdown: string): Generator<string> {
  yield csvLine(['from', breakdown, 'name', 'credits', 'characters', 'seconds', 'requests']);
  for (const { value, name, overTime } of series) {
    for (const sum of overTime) {
      if (sum.requests === 0 && sum.credits === 0) continue;
      const from = new Date(buckets.startsMs[sum.bucket]!).toISOString();
      yield csvLine([from, value, name ?? '', ...Object.values(toFigures(sum)).map(String)]);
    }
  }
}
