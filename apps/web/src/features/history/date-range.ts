const DAY_SECONDS = 86_400;

/** Days back, the present one included. */
export const DATE_RANGES = { today: 1, week: 7, month: 30 } as const;
export type DateRange = keyof typeof DATE_RANGES;

/** From the beginning of the day, so that the answer stays the same while the page is open. */
export function startOfRange(date: DateRange, nowMs: number): number {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0) / 1000;
  return midnight - (DATE_RANGES[date] - 1) * DAY_SECONDS;
}
