import { findAgreement } from './find-agreement.ts';
import { foldMs, phaseCount, readFolds } from './read-folds.ts';
import { watermarkGrid } from './watermark-grid.ts';
import { watermarkPattern } from './watermark-pattern.ts';

/** What is known of a sound. */
export interface WatermarkFinding {
  /** The mark of the key is in it: less than one sound in a million without it would seem so. */
  found: boolean;
  /** By how many standard deviations the best stretch agrees with the pattern of the key. */
  score: number;
  /** Upper bound of the probability that a sound without this mark, whatever it is, scores as high. */
  falsePositiveRate: number;
  /** Where the mark is; to about a second. */
  spans: MarkedSpan[];
}

interface MarkedSpan {
  startMs: number;
  endMs: number;
}

const mostFalsePositives = 1e-6;
/** Stretches that are looked at for themselves, in folds of 0.96 s: marked speech may stand among other sound. */
const stretchFolds = [3, 6, 12];

/** Looks for the mark of a key in mono sound of 4 to 384 kHz. The work grows with the length of the sound. */
export function detectWatermark(
  samples: Float32Array,
  sampleRateHz: number,
  key: Uint8Array,
): WatermarkFinding {
  const pattern = watermarkPattern(key);
  const folds = readFolds(samples.map(finite), sampleRateHz);
  const stretches = stretchesOf(folds.length).map(({ start, end }) => ({
    start,
    ...findAgreement(folds.slice(start, end), pattern),
  }));
  const tests = stretches.length * phaseCount * watermarkGrid.columns;
  const rateOf = (score: number): number => chanceOf(score, tests);
  const score = stretches.reduce((most, stretch) => Math.max(most, stretch.score), 0);
  const durationMs = (samples.length * 1000) / sampleRateHz;
  const marked = stretches
    .filter((stretch) => rateOf(stretch.score) < mostFalsePositives)
    .map(({ start, agreeing }) => ({
      startMs: (start + agreeing.start) * foldMs,
      endMs: Math.min(durationMs, (start + agreeing.end) * foldMs),
    }));
  return { found: marked.length > 0, score, falsePositiveRate: rateOf(score), spans: union(marked) };
}

const finite = (sample: number): number => (Number.isFinite(sample) ? sample : 0);

/**
 * The signs of the pattern are coin tosses that know nothing of the sound: by Hoeffding's inequality their weighted sum
 * is `score` deviations high with a probability below exp(-score² / 2), whatever the weights. Each place that was tried
 * is one more chance.
 */
const chanceOf = (score: number, tests: number): number =>
  score > 0 ? Math.min(1, tests * Math.exp(-(score ** 2) / 2)) : 1;

function stretchesOf(folds: number): { start: number; end: number }[] {
  if (folds === 0) return [];
  const lengths = stretchFolds.filter((length) => length < folds);
  const whole = folds <= stretchFolds.at(-1)! ? [{ start: 0, end: folds }] : [];
  return lengths
    .flatMap((length) =>
      Array.from({ length: folds - length + 1 }, (_, start) => ({ start, end: start + length })),
    )
    .concat(whole);
}

function union(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const all: MarkedSpan[] = [];
  for (const { startMs, endMs } of [...spans].sort((a, b) => a.startMs - b.startMs)) {
    const last = all.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else all.push({ startMs, endMs });
  }
  return all;
}
