import { joinSamples } from '../join-samples.ts';
import { fadeIn, fadeOut, silence } from './gain.ts';

export interface JoinOptions {
  sampleRateHz: number;
  /** How long two segments sound together, or how long each fades beside a gap. Default 10 ms. */
  overlapMs?: number;
  curve?: CrossfadeCurve;
}

/** `power` (default) keeps the loudness of unlike sounds, `gain` that of two takes of the same sound. */
export type CrossfadeCurve = 'power' | 'gain';

/**
 * Joins consecutive segments of one stream without a click. At a seam without a gap the end of one and the start
 * of the next overlap, so each such seam shortens the whole by the overlap (less when a segment
 * is shorter); beside a gap both fade. The start and the end of the whole are not touched.
 */
export class SegmentJoiner {
  readonly #sampleRateHz: number;
  readonly #overlap: number;
  readonly #curve: CrossfadeCurve;
  /** End of what was written, for the overlap that may come. */
  #held: Float32Array = new Float32Array(0);
  /** End of the finished segment, which the first samples of the next are to meet. */
  #leaving: Float32Array | undefined;
  #fadesIn = false;

  constructor({ sampleRateHz, overlapMs = 10, curve = 'power' }: JoinOptions) {
    this.#sampleRateHz = sampleRateHz;
    this.#overlap = Math.round((overlapMs * sampleRateHz) / 1000);
    this.#curve = curve;
  }

  /** Takes the next samples of the current segment; gives what can be said already. `samples` is only read. */
  write(samples: Float32Array): Float32Array {
    this.#held = joinSamples([this.#held, samples]);
    if (this.#held.length < this.#overlap) return new Float32Array(0);
    this.#open();
    const ready = this.#held.slice(0, this.#held.length - this.#overlap);
    this.#held = this.#held.slice(ready.length);
    return ready;
  }

  /** Ends the segment. With a gap, its end fades and silence follows; without, it waits for the next. */
  seam(gapMs = 0): Float32Array {
    this.#open();
    const end = this.#held;
    this.#held = new Float32Array(0);
    if (gapMs > 0) {
      this.#fadesIn = true;
      return joinSamples([fadeOut(end, this.#overlap), silence(gapMs, this.#sampleRateHz)]);
    }
    const ready = end.slice(0, Math.max(0, end.length - this.#overlap));
    this.#leaving = end.slice(ready.length);
    return ready;
  }

  /** The last samples. No `write` may follow. */
  finish(): Float32Array {
    this.#open();
    return this.#held;
  }

  /** Brings the start of a segment together with what went before. */
  #open(): void {
    if (this.#fadesIn) fadeIn(this.#held, this.#overlap);
    if (this.#leaving) this.#held = crossfade(this.#leaving, this.#held, this.#curve);
    this.#fadesIn = false;
    this.#leaving = undefined;
  }
}

/**
 * The whole of `leaving` fades out while the start of `coming` fades in; a shorter `coming` shortens the overlap. Neither is changed.
 */
export function crossfade(
  leaving: Float32Array,
  coming: Float32Array,
  curve: CrossfadeCurve = 'power',
): Float32Array {
  const overlap = Math.min(leaving.length, coming.length);
  const whole = joinSamples([leaving, coming.subarray(overlap)]);
  const start = leaving.length - overlap;
  for (let index = 0; index < overlap; index++) {
    const angle = ((index + 0.5) / overlap) * (Math.PI / 2);
    // The squares of sine and cosine add up to 1: taken as gains, they keep what is the same in both.
    const power = curve === 'power' ? 1 : 2;
    const before = (leaving[start + index] as number) * Math.cos(angle) ** power;
    whole[start + index] = before + (coming[index] as number) * Math.sin(angle) ** power;
  }
  return whole;
}
