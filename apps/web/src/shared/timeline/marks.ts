/** Seconds between two marks of the ruler; the first that leaves room for the figures. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600] as const;
const ROOM_PX = 64;

/** The seconds that the ruler names, in view alone. */
export function marksBetween(
  { fromMs, toMs }: { fromMs: number; toMs: number },
  perSecond: number,
): number[] {
  const step = STEPS.find((seconds) => seconds * perSecond >= ROOM_PX) ?? 600;
  const first = Math.max(0, Math.ceil(fromMs / 1000 / step));
  const last = Math.floor(toMs / 1000 / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step);
}
