import type { Features } from './hear-features.ts';

/** So far the two may be apart: the times of words are known within some hundredths of a second. */
const bandHops = 24;
/** Standing still in one of the two costs more than going on in both. */
const stillFactor = 1.2;

export interface Warp {
  /** For each hop of the first: the hop of the second that is heard at the same time, not going back. */
  to: Float32Array;
  /** Mean distance along the way: small where both say the same. */
  distance: number;
}

/** The way through both on which they sound most alike (Sakoe and Chiba 1978), near the diagonal. */
export function warpTimes(one: Features, other: Features): Warp {
  const { hops } = one;
  const width = 2 * bandHops + 1;
  const totals = new Float32Array(hops * width).fill(Number.POSITIVE_INFINITY);
  const costs = new Float32Array(hops * width).fill(Number.POSITIVE_INFINITY);
  const from = new Uint8Array(hops * width);
  for (let hop = 0; hop < hops; hop++) {
    for (let place = 0; place < width; place++) {
      const there = hop + place - bandHops;
      if (there < 0 || there >= other.hops) continue;
      const at = hop * width + place;
      const cost = distanceOf(one, hop, other, there);
      costs[at] = cost;
      const ways = [
        hop > 0 ? totals[at - width]! + cost : Number.POSITIVE_INFINITY,
        hop > 0 && place + 1 < width
          ? totals[at - width + 1]! + stillFactor * cost
          : Number.POSITIVE_INFINITY,
        place > 0 ? totals[at - 1]! + stillFactor * cost : Number.POSITIVE_INFINITY,
      ];
      const best = ways[0]! <= ways[1]! && ways[0]! <= ways[2]! ? 0 : ways[1]! <= ways[2]! ? 1 : 2;
      from[at] = best;
      totals[at] = hop === 0 && there === 0 ? cost : ways[best]!;
    }
  }
  return traceBack({ from, costs, hops, width, last: other.hops - 1 });
}

interface Table {
  from: Uint8Array;
  costs: Float32Array;
  hops: number;
  width: number;
  last: number;
}

function traceBack({ from, costs, hops, width, last }: Table): Warp {
  const sums = new Float32Array(hops);
  const counts = new Float32Array(hops);
  let hop = hops - 1;
  let place = Math.min(width - 1, Math.max(0, last - hop + bandHops));
  let distance = 0;
  let steps = 0;
  for (;;) {
    const at = hop * width + place;
    sums[hop]! += hop + place - bandHops;
    counts[hop]! += 1;
    distance += Math.min(costs[at]!, 100);
    steps += 1;
    if (hop === 0 && place <= bandHops) break;
    if (from[at] === 2 || hop === 0) place -= 1;
    else {
      if (from[at] === 1) place += 1;
      hop -= 1;
    }
  }
  return { to: sums.map((sum, index) => sum / counts[index]!), distance: distance / steps };
}

function distanceOf(one: Features, hop: number, other: Features, there: number): number {
  const { size } = one;
  let sum = 0;
  for (let index = 0; index < size; index++) {
    const difference = one.values[hop * size + index]! - other.values[there * size + index]!;
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
