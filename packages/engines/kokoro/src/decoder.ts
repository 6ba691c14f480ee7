import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { floatTensor } from './float-tensor.ts';
import { FEATURES, FRAME_SAMPLES, STYLE_SIZE } from './frames.ts';
import { HARMONICS, harmonicPhases } from './harmonic-phase.ts';
import { NormStatistics } from './norm-statistics.ts';
import { Occupation } from './occupation.ts';
import type { Prosody, Utterance } from './utterance.ts';

export interface Decoded {
  samples: Float32Array;
  /** What the decoder's normalizations heard in these frames by themselves. */
  statistics: NormStatistics;
}

/** The third stage of the model: frames to samples. */
export class Decoder {
  readonly #session: InferenceSession;
  readonly #normNames: readonly string[];
  readonly #decoding = new Occupation();

  constructor(session: InferenceSession) {
    this.#session = session;
    this.#normNames = session.inputNames.filter((name) => name.startsWith('norm.'));
  }

  /**
   * Frames [from, to) of an utterance to samples, in phase with what comes before. With `statistics` it normalizes by
   * what was heard in other frames too, not only in these.
   */
  async decode(
    utterance: Utterance,
    from: number,
    to: number,
    statistics?: NormStatistics,
  ): Promise<Decoded> {
    const frames = to - from;
    const results = await this.#run({
      style: floatTensor(utterance.style, [1, STYLE_SIZE]),
      features: floatTensor(cutFeatures(utterance, from, to), [1, FEATURES, frames]),
      f0: floatTensor(utterance.f0.slice(2 * from, 2 * to), [1, 2 * frames]),
      energy: floatTensor(utterance.energy.slice(2 * from, 2 * to), [1, 2 * frames]),
      phase: floatTensor(harmonicPhases(utterance.turns[2 * from]!), [1, 1, HARMONICS]),
      noise: floatTensor(utterance.noise.slice(from * FRAME_SAMPLES, to * FRAME_SAMPLES), [
        1,
        frames * FRAME_SAMPLES,
        1,
      ]),
      keep: floatTensor(Float32Array.of(statistics?.shareBeside(frames) ?? 0), [1]),
      ...this.#normInputs(statistics),
    });
    return {
      samples: results.audio!.data as Float32Array,
      statistics: this.#readStatistics(results, frames),
    };
  }

  /** When what runs has ended. */
  async release(): Promise<void> {
    await this.#decoding.free();
    await this.#session.release();
  }

  async #run(inputs: InferenceSession.FeedsType): Promise<InferenceSession.ReturnType> {
    this.#decoding.begin();
    try {
      return await this.#session.run(inputs);
    } finally {
      this.#decoding.end();
    }
  }

  #normInputs(statistics: NormStatistics | undefined): Record<string, Tensor> {
    const unused = floatTensor(new Float32Array(1), [1, 1, 1]);
    return Object.fromEntries(
      this.#normNames.map((name, index) => {
        const values = statistics?.values[index];
        return [name, values ? floatTensor(values, [1, values.length, 1]) : unused];
      }),
    );
  }

  #readStatistics(results: InferenceSession.ReturnType, frames: number): NormStatistics {
    const values = this.#normNames.map((name) => results[`${name}.out`]!.data as Float32Array);
    return new NormStatistics(values, frames);
  }
}

/** A decoder that has all cores. */
export class WideDecoder extends Decoder {
  /** A frame takes so many times as long on one thread; measured with two threads (1.35 to 1.42), taken on for more. */
  readonly narrowFactor: number;

  constructor(session: InferenceSession, threads: number) {
    super(session);
    this.narrowFactor = Math.sqrt(threads);
  }
}

function cutFeatures({ features, frames }: Prosody, from: number, to: number): Float32Array {
  const cut = new Float32Array(FEATURES * (to - from));
  for (let row = 0; row < FEATURES; row++)
    cut.set(features.subarray(row * frames + from, row * frames + to), row * (to - from));
  return cut;
}
