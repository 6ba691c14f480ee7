import { periodSize, phaseCount } from './read-folds.ts';
import { watermarkGrid } from './watermark-grid.ts';

export interface Agreement {
  /** Standard deviations above what chance gives on average. */
  score: number;
  /** The run of folds that agrees best. */
  agreeing: { start: number; end: number };
}

/** A fold whose own agreement is less speaks against the mark: a marked one has four and more. */
const leastOwnScore = 2;

/** How well a stretch agrees with the pattern where it fits best, wherever the pattern may begin. */
export function findAgreement(folds: readonly Float32Array[], pattern: Int8Array): Agreement {
  const total = new Float32Array(phaseCount * periodSize);
  for (const fold of folds) for (let at = 0; at < total.length; at += 1) total[at] = total[at]! + fold[at]!;
  // written twice, so that a shifted pattern is one run
  const twice = new Int8Array(2 * periodSize);
  twice.set(pattern);
  twice.set(pattern, periodSize);
  let best = { score: 0, phase: 0, shift: 0 };
  for (let phase = 0; phase < phaseCount; phase += 1)
    for (let column = 0; column < watermarkGrid.columns; column += 1) {
      const shift = column * watermarkGrid.rows;
      const score = scoreAt(total, twice, { phase, shift });
      if (score > best.score) best = { score, phase, shift };
    }
  return {
    score: best.score,
    agreeing: richestRun(folds.map((fold) => scoreAt(fold, twice, best) - leastOwnScore)),
  };
}

/** The run with the greatest sum. */
function richestRun(values: readonly number[]): { start: number; end: number } {
  let richest = { start: 0, end: 1, sum: Number.NEGATIVE_INFINITY };
  let start = 0;
  let sum = 0;
  for (const [at, value] of values.entries()) {
    if (sum < 0) [start, sum] = [at, 0];
    sum += value;
    if (sum > richest.sum) richest = { start, end: at + 1, sum };
  }
  return { start: richest.start, end: richest.end };
}

function scoreAt(
  contrasts: Float32Array,
  twice: Int8Array,
  { phase, shift }: { phase: number; shift: number },
): number {
  const offset = phase * periodSize;
  let agreement = 0;
  let power = 0;
  for (let at = 0; at < periodSize; at += 1) {
    const contrast = contrasts[offset + at]!;
    agreement += contrast * twice[shift + at]!;
    power += contrast * contrast;
  }
  return power > 0 ? agreement / Math.sqrt(power) : 0;
}
