import { type ChannelCount, deinterleave } from '../channels.ts';
import { KWeighting } from './k-weighting.ts';

/** Blocks of 400 ms that overlap by three quarters: four steps each. */
const stepSeconds = 0.1;
const stepsOfBlock = 4;
const absoluteGateLufs = -70;
const relativeGateLu = -10;

/**
 * Integrated loudness by ITU-R BS.1770-4 while a sound streams by, with 300 kB of memory an hour. Stereo is
 * interleaved, its sides' powers add up. A sound shorter than a block of 400 ms is measured as one block.
 */
export class LoudnessMeter {
  readonly #channels: ChannelCount;
  readonly #step: number;
  readonly #filters: KWeighting[];
  /** Sum of the squares of each full step, then of the one at hand. */
  #steps = new Float64Array(256);
  #count = 0;
  #sum = 0;
  #filled = 0;

  constructor({ sampleRateHz, channels = 1 }: { sampleRateHz: number; channels?: ChannelCount }) {
    this.#channels = channels;
    this.#step = Math.round(stepSeconds * sampleRateHz);
    this.#filters = Array.from({ length: channels }, () => new KWeighting(sampleRateHz));
  }

  /** `samples` is only read. */
  write(samples: Float32Array): void {
    const { left, right } = this.#channels === 1 ? { left: samples, right: samples } : deinterleave(samples);
    this.#add(this.#filters.map((filter, side) => filter.write(side === 0 ? left : right)));
  }

  /** Of all so far, in LUFS; -Infinity for silence, and for what lies wholly below -70 LUFS. */
  lufs(): number {
    const powers = this.#blockPowers();
    const audible = powers.filter((power) => lufs(power) >= absoluteGateLufs);
    const threshold = lufs(mean(audible)) + relativeGateLu;
    return lufs(mean(audible.filter((power) => lufs(power) >= threshold)));
  }

  #add(weighted: readonly Float64Array[]): void {
    const frames = weighted[0]!.length;
    for (let frame = 0; frame < frames; frame++) {
      for (const side of weighted) this.#sum += side[frame]! ** 2;
      if (++this.#filled === this.#step) this.#closeStep();
    }
  }

  #closeStep(): void {
    if (this.#count === this.#steps.length) {
      const wider = new Float64Array(this.#count * 2);
      wider.set(this.#steps);
      this.#steps = wider;
    }
    this.#steps[this.#count++] = this.#sum;
    this.#sum = 0;
    this.#filled = 0;
  }

  /** Mean square of every block. */
  #blockPowers(): number[] {
    if (this.#count < stepsOfBlock) {
      const frames = this.#count * this.#step + this.#filled;
      const sum = this.#steps.subarray(0, this.#count).reduce((all, step) => all + step, this.#sum);
      return frames === 0 ? [] : [sum / frames];
    }
    return Array.from({ length: this.#count - stepsOfBlock + 1 }, (_, block) => {
      let sum = 0;
      for (let step = block; step < block + stepsOfBlock; step++) sum += this.#steps[step]!;
      return sum / (stepsOfBlock * this.#step);
    });
  }
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
