import {
  type UsageBreakdown,
  type UsageInterval,
  usageBreakdowns,
  usageIntervals,
  workspaceBreakdowns,
} from '@mynah/contract/usage-names';
import type { AddressValues } from '#web/shared/address-values.ts';

export const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** As it stands in the address. */
export type UsageFilter = {
  by: UsageBreakdown;
  period: Period;
  interval: UsageInterval;
  /** A value whose bars are shown alone. */
  show: string | undefined;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

/** As many bars as can be told apart. */
const intervalsOf: Readonly<Record<Period, readonly UsageInterval[]>> = {
  '7': ['day', 'hour'],
  '30': ['day', 'week'],
  '90': ['day', 'week', 'month'],
  '365': ['week', 'month', 'day'],
};

export const intervalsFor = (period: Period): UsageInterval[] =>
  usageIntervals.filter((interval) => intervalsOf[period].includes(interval));

export const breakdownsFor = (isWhole: boolean): UsageBreakdown[] =>
  usageBreakdowns.filter((by) => isWhole || !workspaceBreakdowns.includes(by));

/** What the address says, as far as it makes sense. */
export function readFilter(search: AddressValues, isWhole: boolean): UsageFilter {
  const { by, period: days, interval: step, show } = search;
  const period = oneOf(periods, days) ?? '30';
  const interval = oneOf(intervalsOf[period], step) ?? intervalsOf[period][0]!;
  return { by: oneOf(breakdownsFor(isWhole), by) ?? 'product', period, interval, show };
}

const dayMs = 86_400_000;

/** Whole days of UTC, today included. */
export function queryOf({ by, period, interval }: UsageFilter, isWhole: boolean, now = Date.now()) {
  const to = (Math.floor(now / dayMs) + 1) * dayMs;
  return {
    from_unix_ms: to - Number(period) * dayMs,
    to_unix_ms: to,
    interval,
    breakdown: by,
    whole_workspace: isWhole,
  };
}
