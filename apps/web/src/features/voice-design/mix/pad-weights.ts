/** Place on the pad: 0 to 1 from left to right and from top to bottom. */
export interface PadPoint {
  x: number;
  y: number;
}

const corners: Readonly<Record<number, readonly PadPoint[]>> = {
  2: [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
  ],
  3: [
    { x: 0.5, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ],
  4: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ],
};

/** Where the voices of a mix stand: at the ends of a line, at the corners of a triangle or of a square. */
export const cornersOf = (count: number): readonly PadPoint[] => corners[count] ?? corners[4]!;

/** The point where all voices weigh the same. */
export function middleOf(count: number): PadPoint {
  const all = cornersOf(count);
  const mean = (of: (point: PadPoint) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** How much each voice weighs at a place; together 1. */
export function weightsAt(count: number, point: PadPoint): number[] {
  const { x, y } = insidePad(count, point);
  if (count === 2) return [1 - x, x];
  if (count === 3) {
    const left = (1 + y) / 2 - x;
    return [1 - y, left, y - left].map((weight) => Math.min(1, Math.max(0, weight)));
  }
  return [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y];
}

/** The nearest place that belongs to the pad. */
export function insidePad(count: number, { x, y }: PadPoint): PadPoint {
  const bounded = { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
  if (count === 2) return { x: bounded.x, y: 0.5 };
  if (count !== 3) return bounded;
  // the triangle is as wide as y where it is y from the top
  const reach = bounded.y / 2;
  return { x: Math.min(0.5 + reach, Math.max(0.5 - reach, bounded.x)), y: bounded.y };
}

const step = 0.02;
const largeStep = 0.1;
const directions: Readonly<Record<string, PadPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key brings the point; undefined for keys that move nothing. */
export function movedByKey(
  count: number,
  { x, y }: PadPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): PadPoint | undefined {
  if (key === 'Home') return middleOf(count);
  const direction = directions[key];
  if (!direction) return undefined;
  const by = shiftKey ? largeStep : step;
  return insidePad(count, { x: x + by * direction.x, y: y + by * direction.y });
}

/** Whole numbers that together are 100. */
export function percentsOf(weights: readonly number[]): number[] {
  const whole = weights.map((weight) => Math.floor(100 * weight));
  const rest = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: 100 * weight - whole[index]! }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, rest)) whole[index]! += 1;
  return whole;
}
