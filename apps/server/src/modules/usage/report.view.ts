import type { UsageReport, UsageSeries } from '@mynah/contract/usage';
import { csvLine } from '../../platform/csv/csv-cell.ts';
import type { Report, ReportSeries } from './actions/get-report.ts';
import type { UsageSum } from './usage.store.ts';
import { addSums } from './usage-figures.ts';

const mostSeries = 200;

const toFigures = ({ credits, characters, durationMs, requests }: UsageSum) => ({
  credits,
  characters,
  seconds: Math.round(durationMs / 100) / 10,
  requests,
});

export function toReport({ buckets, total, previousCredits, series }: Report): UsageReport {
  const intervals = buckets.startsMs.length;
  const shown = series.slice(0, mostSeries).map((one) => toSeries(one, intervals));
  const others = series.slice(mostSeries);
  return {
    time: buckets.startsMs,
    total: { ...toFigures(total), previous_credits: previousCredits },
    series: others.length === 0 ? shown : [...shown, toSeries(joined(others), intervals)],
  };
}

function toSeries(
  { value, name, sum, previousCredits, overTime }: ReportSeries,
  intervals: number,
): UsageSeries {
  const over_time = Array.from({ length: intervals }, () => 0);
  for (const { bucket, credits } of overTime) over_time[bucket] = (over_time[bucket] ?? 0) + credits;
  return { value, name, ...toFigures(sum), previous_credits: previousCredits, over_time };
}

const joined = (all: readonly ReportSeries[]): ReportSeries => ({
  value: 'others',
  name: null,
  sum: all.map(({ sum }) => sum).reduce((one, other) => addSums(one, other)),
  previousCredits: all.reduce((total, { previousCredits }) => total + previousCredits, 0),
  overTime: all.flatMap(({ overTime }) => overTime),
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
