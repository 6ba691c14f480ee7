import { type RolledUnit, unitMs } from './dimensions.ts';

/** Intervals in a row, in milliseconds: each begins where the one before ends. */
export interface Buckets {
  /** Of the first, where the time that was asked for begins, which may be within it. */
  fromMs: number;
  toMs: number;
  /** Where each begins, but the first may begin sooner. */
  startsMs: number[];
}

/** More make no picture and no table. */
export const mostBuckets = 20_000;

export class TooManyBuckets extends Error {}

type Interval = 'hour' | 'day' | 'week' | 'month' | 'cumulative';

/** By the calendar, in UTC; weeks begin on Mondays. */
export function calendarBuckets(fromMs: number, toMs: number, interval: Interval): Buckets {
  const startsMs = [fromMs];
  for (let next = nextStart(fromMs, interval); next < toMs; next = nextStart(next, interval)) {
    startsMs.push(next);
    if (startsMs.length > mostBuckets) throw new TooManyBuckets();
  }
  return { fromMs, toMs: roundedEnd(toMs), startsMs };
}

function nextStart(ms: number, interval: Interval): number {
  if (interval === 'cumulative') return Infinity;
  if (interval === 'hour') return Math.floor(ms / unitMs.hour + 1) * unitMs.hour;
  const day = Math.floor(ms / unitMs.day);
  if (interval === 'day') return (day + 1) * unitMs.day;
  // day 0 was a Thursday
  if (interval === 'week') return (day + 7 - ((day + 3) % 7)) * unitMs.day;
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

interface FixedSize {
  sizeMs: number;
  /** IANA; whole hours and days begin by its midnight. */
  timeZone?: string;
}

/** Of one size: whole hours and days from the midnight of a time zone, all else from the beginning of 1970. */
export function fixedBuckets(fromMs: number, toMs: number, { sizeMs, timeZone = 'UTC' }: FixedSize): Buckets {
  if ((toMs - fromMs) / sizeMs > mostBuckets) throw new TooManyBuckets();
  const isLocal = sizeMs % unitMs.day === 0 || (sizeMs % unitMs.hour === 0 && unitMs.day % sizeMs === 0);
  const offsetAt = isLocal ? zoneOffset(timeZone) : () => 0;
  const startsMs = [fromMs];
  const local = Math.floor((fromMs + offsetAt(fromMs)) / sizeMs) * sizeMs;
  for (let step = local + sizeMs; ; step += sizeMs) {
    // the offset of the moment itself: a day in which clocks change is longer or shorter
    const near = step - offsetAt(step);
    const start = step - offsetAt(near);
    if (start >= toMs) break;
    if (start > startsMs.at(-1)!) startsMs.push(start);
  }
  return { fromMs, toMs: roundedEnd(toMs), startsMs };
}

/** Who asks until 23:59:59 means the whole day. */
const roundedEnd = (toMs: number): number =>
  toMs % 60_000 >= 59_000 ? Math.ceil(toMs / 60_000) * 60_000 : toMs;

/** @throws RangeError for an unknown time zone */
function zoneOffset(timeZone: string): (ms: number) => number {
  if (timeZone === 'UTC') return () => 0;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (ms) => {
    const parts = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
    );
    const { year, month, day, hour, minute, second } = parts as Record<string, number>;
    const local = Date.UTC(year!, month! - 1, day, hour, minute, second);
    return local - Math.floor(ms / 1000) * 1000;
  };
}

/** The largest unit of sums whose edges all intervals keep; undefined: only entries can tell. */
export function unitFor({ startsMs }: Buckets): RolledUnit | undefined {
  const inner = startsMs.slice(1);
  if (inner.every((ms) => ms % unitMs.day === 0)) return 'day';
  return inner.every((ms) => ms % unitMs.hour === 0) ? 'hour' : undefined;
}
