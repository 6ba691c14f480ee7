const hopMs = 20;
const reachHops = 3;
/** Everything so far under the loud parts is equally quiet. */
const deepestDb = 40;
/** A cut at the end of what is looked at is worth so much quieter a place. */
const lateDb = 8;
/** What would be left of a recording, and is shorter, stays with the step before it. */
const shortestRestMs = 1_500;

interface Lengths {
  sampleRateHz: number;
  /** Of the first step, which somebody waits for, and of each other. */
  firstMs: { least: number; most: number };
  laterMs: { least: number; most: number };
}

/**
 * Gives how many of the samples that are at hand belong to the next step: up to a rest in what is said, or to the
 * quietest place where nobody rests.
 */
export function cutAtRest({ sampleRateHz, firstMs, laterMs }: Lengths) {
  const hop = Math.round((hopMs / 1000) * sampleRateHz);
  let isFirst = true;
  return (ahead: Float32Array): number => {
    const { least, most } = isFirst ? firstMs : laterMs;
    isFirst = false;
    const from = Math.round(least / hopMs);
    const to = Math.min(Math.floor(ahead.length / hop), Math.round(most / hopMs));
    if (ahead.length < (from * hopMs + shortestRestMs) * (sampleRateHz / 1000)) return ahead.length;
    const levels = levelsOf(ahead, hop);
    let best = to;
    let lowest = Number.POSITIVE_INFINITY;
    for (let place = from; place <= to - reachHops; place++) {
      const late = lateDb * ((place - from) / Math.max(1, to - from));
      const cost = aroundDb(levels, place) - late;
      if (cost > lowest) continue;
      lowest = cost;
      best = place;
    }
    return best * hop;
  };
}

function levelsOf(samples: Float32Array, hop: number): Float32Array {
  const levels = Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, place) => {
    let sum = 0;
    for (let index = place * hop; index < (place + 1) * hop; index++) sum += samples[index]! ** 2;
    return 10 * Math.log10(sum / hop + 1e-10);
  });
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)] ?? 0;
  return levels.map((level) => Math.max(loud - deepestDb, level));
}

/** Mean level of the hops on both sides of a place. */
function aroundDb(levels: Float32Array, place: number): number {
  let sum = 0;
  for (let near = place - reachHops; near < place + reachHops; near++) sum += levels[near] ?? 0;
  return sum / (2 * reachHops);
}
