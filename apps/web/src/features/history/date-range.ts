const DAY_SECONDS = 86_400;

/** Days back, the present one included. */
export const DATE_RANGES = { today: 1, week: 7, month: 30 } as const;
type FixedRange = keyof typeof DATE_RANGES;
/** `custom`: between two days. */
export type DateRange = FixedRange | 'custom';

export const isDateRange = (value: unknown): value is DateRange =>
  typeof value === 'string' && (value === 'custom' || value in DATE_RANGES);

/** `2026-11-21`, as date fields write a day. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** From the beginning of the day, so that the answer stays the same while the page is open. */
export function startOfRange(date: FixedRange, nowMs: number): number {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0) / 1000;
  return midnight - (DATE_RANGES[date] - 1) * DAY_SECONDS;
}

type DayRange = { date?: DateRange; from?: string; to?: string };

/** Bounds for the server, which leaves out the very moments it is given: both days are wholly inside. */
export function boundsOf({ date, from, to }: DayRange, nowMs: number) {
  if (date === undefined) return {};
  if (date !== 'custom') return { date_after_unix: startOfRange(date, nowMs) - 1 };
  return {
    date_after_unix: from ? Math.max(0, startOfDay(from) - 1) : undefined,
    date_before_unix: to ? startOfDay(to, 1) : undefined,
  };
}

/** Where the browser is; days with a change of clocks are shorter or longer. */
function startOfDay(day: string, daysLater = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).getTime() / 1000;
}
