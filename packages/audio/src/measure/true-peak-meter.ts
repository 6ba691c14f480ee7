import { type ChannelCount, deinterleave } from '../channels.ts';
import { Resampler } from '../resample/resampler.ts';
import { truePeakFactor } from './peak-level.ts';

/** The true peak (BS.1770-4, annex 2) of a sound that streams by; stereo is interleaved, the louder side counts. */
export class TruePeakMeter {
  readonly #channels: ChannelCount;
  readonly #upsamplers: Resampler[];
  #peak = 0;

  constructor({ sampleRateHz, channels = 1 }: { sampleRateHz: number; channels?: ChannelCount }) {
    this.#channels = channels;
    const over = sampleRateHz * truePeakFactor(sampleRateHz);
    this.#upsamplers = Array.from({ length: channels }, () => new Resampler(sampleRateHz, over));
  }

  /** `samples` is only read. */
  write(samples: Float32Array): void {
    this.#look(samples);
    const { left, right } = this.#channels === 1 ? { left: samples, right: samples } : deinterleave(samples);
    for (const [side, upsampler] of this.#upsamplers.entries())
      this.#look(upsampler.write(side === 0 ? left : right));
  }

  /** In dB of full scale, -Infinity for silence. No `write` may follow. */
  finish(): number {
    for (const upsampler of this.#upsamplers) this.#look(upsampler.finish());
    return 20 * Math.log10(this.#peak);
  }

  #look(samples: Float32Array): void {
    for (const sample of samples) this.#peak = Math.max(this.#peak, Math.abs(sample));
  }
}
