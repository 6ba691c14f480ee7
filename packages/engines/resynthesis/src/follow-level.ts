import { hopSamples, levelAt } from './hear-features.ts';

/** A gain is held for so many hops on each side: syllables, not periods. */
const reachHops = 5;
const mostDb = 12;
/** Where both are so far under the loud parts, nothing is to be followed. */
const quietDb = 35;

/** Brings the spoken to the source's loudness, syllable by syllable. In place. */
export function followLevel(spoken: Float32Array, source: Float32Array): void {
  const hops = Math.floor(spoken.length / hopSamples);
  const own = Float32Array.from({ length: hops }, (_, hop) => levelAt(spoken, hop));
  const wanted = Float32Array.from({ length: hops }, (_, hop) => levelAt(source, hop));
  const [loudOwn, loudWanted] = [loudOf(own), loudOf(wanted)];
  const whole = loudWanted - loudOwn;
  const missing = own.map((level, hop) => {
    if (level < loudOwn - quietDb || wanted[hop]! < loudWanted - quietDb) return whole;
    return whole + Math.min(mostDb, Math.max(-mostDb, wanted[hop]! - level - whole));
  });
  const gains = smoothed(missing).map((gainDb) => 10 ** (gainDb / 20));
  for (let index = 0; index < spoken.length; index++) {
    const place = Math.min(hops - 1, Math.max(0, index / hopSamples - 0.5));
    const hop = Math.floor(place);
    const next = Math.min(hops - 1, hop + 1);
    spoken[index]! *= gains[hop]! + (gains[next]! - gains[hop]!) * (place - hop);
  }
}

function loudOf(levels: Float32Array): number {
  return levels.toSorted()[Math.floor(levels.length * 0.9)] ?? 0;
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((_, hop) => {
    let sum = 0;
    let weights = 0;
    for (
      let near = Math.max(0, hop - reachHops);
      near <= Math.min(values.length - 1, hop + reachHops);
      near++
    ) {
      const weight = reachHops + 1 - Math.abs(near - hop);
      sum += weight * values[near]!;
      weights += weight;
    }
    return sum / weights;
  });
}
