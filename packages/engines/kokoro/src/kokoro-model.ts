import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { FEATURES, FRAME_SAMPLES, STYLE_SIZE } from './frames.ts';
import { HARMONICS, harmonicPhases, turnsBefore } from './harmonic-phase.ts';
import { NormStatistics } from './norm-statistics.ts';
import { Occupation } from './occupation.ts';
import { type ModelFolders, openSession, openSessions, type Sessions } from './open-sessions.ts';
import { stageNames } from './pack/stages.ts';
import { BOUNDARY } from './vocabulary.ts';

/** How long each token is, and the text as the prosody predictor sees it. */
export interface Lengths {
  tokens: Tensor;
  encoded: Tensor;
  /** Frames per token with the boundaries, not yet whole. */
  frames: Float32Array;
}

/** Everything that the decoder needs of an utterance. */
export interface Prosody {
  frames: number;
  /** [512, frames], a row per feature. */
  features: Float32Array;
  /** Two values a frame, in Hz; below `VOICED_HZ` there is no voice. */
  f0: Float32Array;
  energy: Float32Array;
}

/** What is decoded with one another: a stretch of an utterance with one timbre. */
export interface Utterance extends Prosody {
  style: Float32Array;
  /** Standard normal, one value a sample. */
  noise: Float32Array;
  /** Turns of the first harmonic before each value of `f0`. */
  turns: Float64Array;
}

/** The three stages of the model, loaded. */
export class KokoroModel {
  readonly #sessions: Sessions;
  readonly #threads: number;
  readonly #normNames: readonly string[];
  readonly #decoding = new Occupation();
  #hasQuickDecoder: boolean;

  private constructor(sessions: Sessions, options: { threads: number; hasQuickDecoder: boolean }) {
    this.#sessions = sessions;
    this.#threads = options.threads;
    this.#hasQuickDecoder = options.hasQuickDecoder;
    this.#normNames = sessions.decoder.inputNames.filter((name) => name.startsWith('norm.'));
  }

  /** Loads a built pack; takes some 0.4 s and 200 MB. */
  static async load(folders: string | ModelFolders, threads: number): Promise<KokoroModel> {
    const from = typeof folders === 'string' ? { pack: folders } : folders;
    const hasQuickDecoder = from.quickDecoder !== undefined;
    return new KokoroModel(await openSessions(from, threads), { threads, hasQuickDecoder });
  }

  /** Its decoder is not the pack's. */
  get hasQuickDecoder(): boolean {
    return this.#hasQuickDecoder;
  }

  /**
   * Decodes from now on with the decoder in `folder`, which must sound as the one before, and frees that one. Holds up
   * the process for some 0.3 s.
   */
  async takeDecoder(folder: string): Promise<void> {
    const before = this.#sessions.decoder;
    this.#sessions.decoder = await openSession('decoder', folder, this.#threads);
    this.#hasQuickDecoder = true;
    await this.#decoding.free();
    await before.release();
  }

  /** First stage: text to length. `tokens` without boundaries, at most 508. */
  async predictLengths(tokens: readonly number[], style: Float32Array): Promise<Lengths> {
    const ids = BigInt64Array.from([BOUNDARY, ...tokens, BOUNDARY], BigInt);
    const input = new Tensor('int64', ids, [1, ids.length]);
    const { lengths, encoded } = await this.#sessions.duration.run({
      tokens: input,
      style: float(style, [1, STYLE_SIZE]),
      speed: float(Float32Array.of(1), [1]),
    });
    return { tokens: input, encoded: encoded!, frames: lengths!.data as Float32Array };
  }

  /** Second stage: text and whole durations to sound features, pitch and energy. */
  async predictProsody(lengths: Lengths, durations: Float32Array, style: Float32Array): Promise<Prosody> {
    const { features, f0, energy } = await this.#sessions.prosody.run({
      tokens: lengths.tokens,
      encoded: lengths.encoded,
      durations: float(durations, [1, durations.length]),
      style: float(style, [1, STYLE_SIZE]),
    });
    return {
      frames: features!.dims[2]!,
      features: features!.data as Float32Array,
      f0: f0!.data as Float32Array,
      energy: energy!.data as Float32Array,
    };
  }

  /**
   * Third stage: frames [from, to) of an utterance to samples, in phase with what comes before.
   * With `statistics` the decoder normalizes by what was heard in other frames too, not only in these.
   */
  async decode(
    utterance: Utterance,
    from: number,
    to: number,
    statistics?: NormStatistics,
  ): Promise<Decoded> {
    const frames = to - from;
    const results = await this.#runDecoder({
      style: float(utterance.style, [1, STYLE_SIZE]),
      features: float(cutFeatures(utterance, from, to), [1, FEATURES, frames]),
      f0: float(utterance.f0.slice(2 * from, 2 * to), [1, 2 * frames]),
      energy: float(utterance.energy.slice(2 * from, 2 * to), [1, 2 * frames]),
      phase: float(harmonicPhases(utterance.turns[2 * from]!), [1, 1, HARMONICS]),
      noise: float(utterance.noise.slice(from * FRAME_SAMPLES, to * FRAME_SAMPLES), [
        1,
        frames * FRAME_SAMPLES,
        1,
      ]),
      keep: float(Float32Array.of(statistics?.shareBeside(frames) ?? 0), [1]),
      ...this.#normInputs(statistics),
    });
    return {
      samples: results.audio!.data as Float32Array,
      statistics: this.#readStatistics(results, frames),
    };
  }

  async release(): Promise<void> {
    await Promise.all(stageNames.map((name) => this.#sessions[name].release()));
  }

  async #runDecoder(inputs: InferenceSession.FeedsType): Promise<InferenceSession.ReturnType> {
    this.#decoding.begin();
    try {
      return await this.#sessions.decoder.run(inputs);
    } finally {
      this.#decoding.end();
    }
  }

  #normInputs(statistics: NormStatistics | undefined): Record<string, Tensor> {
    const unused = float(new Float32Array(1), [1, 1, 1]);
    return Object.fromEntries(
      this.#normNames.map((name, index) => {
        const values = statistics?.values[index];
        return [name, values ? float(values, [1, values.length, 1]) : unused];
      }),
    );
  }

  #readStatistics(results: InferenceSession.ReturnType, frames: number): NormStatistics {
    const values = this.#normNames.map((name) => results[`${name}.out`]!.data as Float32Array);
    return new NormStatistics(values, frames);
  }
}

export interface Decoded {
  samples: Float32Array;
  /** What the decoder's normalizations heard in these frames by themselves. */
  statistics: NormStatistics;
}

/** Adds what follows from the prosody: where the harmonics stand at each frame. */
export function toUtterance(prosody: Prosody, style: Float32Array, noise: Float32Array): Utterance {
  return { ...prosody, style, noise, turns: turnsBefore(prosody.f0) };
}

function float(data: Float32Array, dims: number[]): Tensor {
  return new Tensor('float32', data, dims);
}

function cutFeatures({ features, frames }: Prosody, from: number, to: number): Float32Array {
  const cut = new Float32Array(FEATURES * (to - from));
  for (let row = 0; row < FEATURES; row++)
    cut.set(features.subarray(row * frames + from, row * frames + to), row * (to - from));
  return cut;
}
