import { edit, joinSamples, Resampler, timbre } from '@mynah/audio';
import type { SpeakingStyle } from '@mynah/text';
import { SegmentEdges } from './segment-edges.ts';
import { soundOfStyle } from './speaking-styles.ts';

interface SegmentSoundOptions {
  /** Of the engine. */
  sourceRateHz: number;
  /** Of the whole. */
  targetRateHz: number;
  speakingStyle: SpeakingStyle | undefined;
}

/** An engine's samples on their way into the whole: silence off both ends, at the whole's rate, in their style. */
export class SegmentSound {
  readonly #edges: SegmentEdges;
  readonly #resampler: Resampler;
  readonly #whisperer: timbre.Whisperer | undefined;
  readonly #gainDb: number;
  readonly #sourceRateHz: number;

  constructor({ sourceRateHz, targetRateHz, speakingStyle }: SegmentSoundOptions) {
    const { gainDb, whispers } = soundOfStyle(speakingStyle);
    this.#sourceRateHz = sourceRateHz;
    this.#edges = new SegmentEdges(sourceRateHz);
    this.#resampler = new Resampler(sourceRateHz, targetRateHz);
    this.#whisperer = whispers ? new timbre.Whisperer({ sampleRateHz: targetRateHz }) : undefined;
    this.#gainDb = gainDb;
  }

  /** Silence that was cut off at the start. */
  get cutBeforeMs(): number {
    return (this.#edges.cutBefore * 1000) / this.#sourceRateHz;
  }

  write(samples: Float32Array): Float32Array {
    const resampled = this.#resampler.write(this.#edges.write(samples));
    return this.#turn(this.#whisperer ? this.#whisperer.write(resampled) : resampled);
  }

  finish(): Float32Array {
    const rest = joinSamples([this.#resampler.write(this.#edges.finish()), this.#resampler.finish()]);
    if (!this.#whisperer) return this.#turn(rest);
    return this.#turn(joinSamples([this.#whisperer.write(rest), this.#whisperer.finish()]));
  }

  #turn(samples: Float32Array): Float32Array {
    return this.#gainDb === 0 ? samples : edit.applyGain(samples.slice(), this.#gainDb);
  }
}
