/** The first end of a month counted from `anchor` that lies after `now`; short months end on their last day. */
export function periodEndAfter(anchor: Date, now: Date): Date {
  let months = monthsBetween(anchor, now);
  while (addMonths(anchor, months) <= now) months++;
  return addMonths(anchor, Math.max(1, months));
}

/** In whole calendar months, at most one too many. */
const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}
