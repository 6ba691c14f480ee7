import { AudioFailure } from '../audio-failure.ts';
import { joinSamples } from '../join-samples.ts';
import { type FilterBank, filterBank } from './filter-bank.ts';

const lowestHz = 4000;
const highestHz = 384_000;

/**
 * Changes the sample rate of a mono stream (windowed sinc, polyphase). The delay of the filter is taken out:
 * n samples give exactly ceil(n * to / from), in step with the input. The output is the same whatever the
 * sizes of the chunks.
 */
export class Resampler {
  readonly #bank: FilterBank;
  readonly #same: boolean;
  /** Input from the first sample that the next output needs. */
  #pending: Float32Array;
  #phase = 0;
  #taken = 0;
  #given = 0;

  /** @throws AudioFailure `unsupported_audio` for rates that are not whole numbers of 4000 to 384000 Hz. */
  constructor(fromHz: number, toHz: number) {
    for (const rate of [fromHz, toHz]) {
      if (Number.isInteger(rate) && rate >= lowestHz && rate <= highestHz) continue;
      throw new AudioFailure('unsupported_audio', `A sample rate of ${rate} Hz is not supported.`);
    }
    this.#same = fromHz === toHz;
    this.#bank = filterBank(fromHz, toHz);
    this.#pending = new Float32Array(this.#bank.taps / 2 - 1);
  }

  /** Gives what can be said already: all but 32 samples of the lower rate. `samples` is only read. */
  write(samples: Float32Array): Float32Array {
    this.#taken += samples.length;
    if (this.#same) return samples.slice();
    return this.#convert(samples, Number.POSITIVE_INFINITY);
  }

  /** The last samples. No `write` may follow. */
  finish(): Float32Array {
    if (this.#same) return new Float32Array(0);
    const { phases, inputStep, taps } = this.#bank;
    const total = Math.ceil((this.#taken * phases) / inputStep);
    return this.#convert(new Float32Array(taps + Math.ceil(inputStep / phases)), total - this.#given);
  }

  #convert(samples: Float32Array, most: number): Float32Array {
    const { phases, inputStep, taps } = this.#bank;
    const input = joinSamples([this.#pending, samples]);
    const ready = Math.ceil(((input.length - taps + 1) * phases - this.#phase) / inputStep);
    const output = new Float32Array(Math.max(0, Math.min(ready, most)));
    this.#given += output.length;
    this.#pending = input.slice(this.#filter(input, output));
    return output;
  }

  /** Fills `output`; returns the first input sample that the next output needs. */
  #filter(input: Float32Array, output: Float32Array): number {
    const { phases, inputStep } = this.#bank;
    const wholeStep = Math.floor(inputStep / phases);
    const phaseStep = inputStep % phases;
    let start = 0;
    let phase = this.#phase;
    for (let index = 0; index < output.length; index++) {
      output[index] = interpolate(input, start, this.#bank, phase);
      start += wholeStep;
      phase += phaseStep;
      if (phase >= phases) {
        phase -= phases;
        start++;
      }
    }
    this.#phase = phase;
    return start;
  }
}

/** Changes the rate of a whole clip; the same as one `write` and `finish`. */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  const resampler = new Resampler(fromHz, toHz);
  return joinSamples([resampler.write(samples), resampler.finish()]);
}

function interpolate(input: Float32Array, start: number, bank: FilterBank, phase: number): number {
  const { phases, rows, taps, coefficients } = bank;
  if (rows === phases) return weightedSum(input, start, coefficients, phase * taps, taps);
  const position = (phase * rows) / phases;
  const row = Math.floor(position);
  const before = weightedSum(input, start, coefficients, row * taps, taps);
  const after = weightedSum(input, start, coefficients, (row + 1) * taps, taps);
  return before + (after - before) * (position - row);
}

/** Four sums side by side, for a single one would wait for itself; this is where the time goes. */
function weightedSum(
  input: Float32Array,
  start: number,
  weights: Float32Array,
  offset: number,
  taps: number,
): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let tap = 0; tap < taps; tap += 4) {
    const at = start + tap;
    const weight = offset + tap;
    a += (input[at] as number) * (weights[weight] as number);
    b += (input[at + 1] as number) * (weights[weight + 1] as number);
    c += (input[at + 2] as number) * (weights[weight + 2] as number);
    d += (input[at + 3] as number) * (weights[weight + 3] as number);
  }
  return a + b + (c + d);
}
