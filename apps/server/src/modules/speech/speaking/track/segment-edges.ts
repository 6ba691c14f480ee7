import { joinSamples } from '@mynah/audio';

/** Softer than this is silence: mean power of a window, -50 dB of full scale. */
const silencePower = 10 ** (-50 / 10);
const windowMs = 10;
/** Left standing, so that soft onsets and dying consonants stay. */
const keepBeforeMs = 30;
const keepAfterMs = 80;

/**
 * Takes the silence off both ends of a segment while it streams by. Sound is passed on as soon as it is known not
 * to be the end: only a silent stretch is held back.
 */
export class SegmentEdges {
  readonly #window: number;
  readonly #keepBefore: number;
  readonly #keepAfter: number;
  /** The window that is being filled. */
  #partial: Float32Array[] = [];
  #partialLength = 0;
  /** Silence since the last sound. */
  #silence: Float32Array[] = [];
  #heard = false;
  #cutBefore = 0;

  constructor(sampleRateHz: number) {
    this.#window = Math.round((windowMs * sampleRateHz) / 1000);
    this.#keepBefore = Math.round((keepBeforeMs * sampleRateHz) / 1000);
    this.#keepAfter = Math.round((keepAfterMs * sampleRateHz) / 1000);
  }

  /** Samples that were cut off at the start. Final once `write` has given sound. */
  get cutBefore(): number {
    return this.#cutBefore;
  }

  write(samples: Float32Array): Float32Array {
    const ready: Float32Array[] = [];
    let at = 0;
    while (at < samples.length) {
      const part = samples.subarray(at, at + this.#window - this.#partialLength);
      at += part.length;
      this.#partial.push(part);
      this.#partialLength += part.length;
      if (this.#partialLength === this.#window) ready.push(...this.#sort(this.#takePartial()));
    }
    return joinSamples(ready);
  }

  /** The last samples: what was silent at the end is cut to a short rest. */
  finish(): Float32Array {
    const ready = this.#partialLength > 0 ? this.#sort(this.#takePartial()) : [];
    if (!this.#heard) return new Float32Array(0);
    return joinSamples([...ready, joinSamples(this.#silence).subarray(0, this.#keepAfter)]);
  }

  #takePartial(): Float32Array {
    const window = joinSamples(this.#partial);
    this.#partial = [];
    this.#partialLength = 0;
    return window;
  }

  /** What may be passed on now that this window is known. */
  #sort(window: Float32Array): Float32Array[] {
    if (meanPower(window) <= silencePower) {
      this.#silence.push(window);
      return [];
    }
    const before = joinSamples(this.#silence);
    this.#silence = [];
    if (this.#heard) return [before, window];
    this.#heard = true;
    this.#cutBefore = Math.max(0, before.length - this.#keepBefore);
    return [before.subarray(this.#cutBefore), window];
  }
}

function meanPower(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / samples.length;
}
