/** The same day of a later month; short months end on their last day, and the anchor keeps its own. */
export function addMonths(anchorUnix: number, months: number): number {
  const anchor = new Date(anchorUnix * 1000);
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1000);
}
