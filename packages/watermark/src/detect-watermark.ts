import { looksPerStep, readContrasts } from './cell-levels.ts';
import { markGrid } from './mark-grid.ts';
import { markPattern } from './mark-pattern.ts';

/** What is known of a sound. */
export interface WatermarkFinding {
  /** The mark of the key is in it: chance would say so less than once in a million sounds. */
  found: boolean;
  /** By how many standard deviations the best stretch agrees with the key's pattern. */
  score: number;
  /** Upper bound of the probability that a sound without this mark scores as high, whatever it is. */
  falsePositiveRate: number;
  /** Where the mark is. */
  spans: { startMs: number; endMs: number }[];
}

const mostFalsePositives = 1e-6;
const stretchesSeconds = [3, 6, 12];
const { bands, steps, stepMs } = markGrid;

/** Looks for the mark of a key in mono sound of any rate. The work grows with the length of the sound. */
export function detectWatermark(
  samples: Float32Array,
  sampleRateHz: number,
  key: Uint8Array,
): WatermarkFinding {
  const pattern = markPattern(key);
  const { contrasts, looks } = readContrasts(samples, sampleRateHz);
  const looksPerSecond = (1000 / stepMs) * looksPerStep;
  const seconds = Math.ceil(looks / looksPerSecond);
  const folds = Array.from({ length: seconds }, (_, second) =>
    fold(contrasts, second * looksPerSecond, Math.min(looks, (second + 1) * looksPerSecond)),
  );
  const stretches = stretchesSeconds.flatMap((length, index) =>
    index > 0 && length > seconds
      ? []
      : Array.from({ length: Math.max(1, seconds - length + 1) }, (_, start) => {
          const end = Math.min(seconds, start + length);
          return {
            startMs: start * 1000,
            endMs: end * 1000,
            score: bestScore(sum(folds.slice(start, end)), pattern),
          };
        }),
  );
  const tests = stretches.length * steps * looksPerStep;
  const rateOf = (score: number): number =>
    score > 0 ? Math.min(1, tests * Math.exp((-score * score) / 2)) : 1;
  const score = Math.max(0, ...stretches.map((stretch) => stretch.score));
  const marked = stretches.filter((stretch) => rateOf(stretch.score) < mostFalsePositives);
  const durationMs = (samples.length * 1000) / sampleRateHz;
  return {
    found: marked.length > 0,
    score,
    falsePositiveRate: rateOf(score),
    spans: union(marked).map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, durationMs) })),
  };
}

/** Contrasts of a stretch, laid over each other by their place in the pattern: phase, step, band. */
function fold(contrasts: Float32Array, start: number, end: number): Float32Array {
  const folded = new Float32Array(looksPerStep * steps * bands);
  for (let look = start; look < end; look += 1) {
    const phase = look % looksPerStep;
    const step = Math.floor(look / looksPerStep) % steps;
    const to = (phase * steps + step) * bands;
    for (let band = 0; band < bands; band += 1)
      folded[to + band] = folded[to + band]! + contrasts[look * bands + band]!;
  }
  return folded;
}

function sum(folds: readonly Float32Array[]): Float32Array {
  const total = new Float32Array(looksPerStep * steps * bands);
  for (const one of folds)
    one.forEach((value, at) => {
      total[at] = total[at]! + value;
    });
  return total;
}

/** The best agreement of a stretch with the pattern, wherever the pattern may begin. */
function bestScore(folded: Float32Array, pattern: Int8Array): number {
  let best = 0;
  const size = steps * bands;
  for (let phase = 0; phase < looksPerStep; phase += 1) {
    const part = folded.subarray(phase * size, (phase + 1) * size);
    const norm = Math.sqrt(part.reduce((total, value) => total + value * value, 0));
    if (norm === 0) continue;
    for (let shift = 0; shift < steps; shift += 1) {
      let agreement = 0;
      const offset = shift * bands;
      for (let at = 0; at < size; at += 1) agreement += part[at]! * pattern[(at + offset) % size]!;
      best = Math.max(best, agreement / norm);
    }
  }
  return best;
}

function union(stretches: readonly { startMs: number; endMs: number }[]) {
  const spans: { startMs: number; endMs: number }[] = [];
  for (const { startMs, endMs } of [...stretches].sort((a, b) => a.startMs - b.startMs)) {
    const last = spans.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else spans.push({ startMs, endMs });
  }
  return spans;
}
