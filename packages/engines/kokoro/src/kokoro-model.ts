import { Tensor } from 'onnxruntime-node';
import { type Decoded, Decoder, WideDecoder } from './decoder.ts';
import { floatTensor } from './float-tensor.ts';
import { STYLE_SIZE } from './frames.ts';
import type { NormStatistics } from './norm-statistics.ts';
import { type ModelFolders, openSession, openSessions, type Sessions } from './open-sessions.ts';
import type { Prosody, Utterance } from './utterance.ts';
import { BOUNDARY } from './vocabulary.ts';

/** How long each token is, and the text as the prosody predictor sees it. */
export interface Lengths {
  tokens: Tensor;
  encoded: Tensor;
  /** Frames per token with the boundaries, not yet whole. */
  frames: Float32Array;
}

/** The three stages of the model, loaded. */
export class KokoroModel {
  readonly #sessions: Omit<Sessions, 'decoder'>;
  readonly #threads: number;
  #decoder: Decoder;
  #quickDecoder: string | undefined;
  #wideDecoder: WideDecoder | undefined;

  private constructor(sessions: Sessions, options: { threads: number; quickDecoder: string | undefined }) {
    this.#sessions = sessions;
    this.#decoder = new Decoder(sessions.decoder);
    this.#threads = options.threads;
    this.#quickDecoder = options.quickDecoder;
  }

  /** Loads a built pack; takes some 0.4 s and 200 MB. */
  static async load(folders: string | ModelFolders, threads: number): Promise<KokoroModel> {
    const from = typeof folders === 'string' ? { pack: folders } : folders;
    const { quickDecoder } = from;
    return new KokoroModel(await openSessions(from, threads), { threads, quickDecoder });
  }

  /** The folder of its decoder, where it is not the pack's. */
  get quickDecoder(): string | undefined {
    return this.#quickDecoder;
  }

  /** Decodes the same on more cores, where `widen` was called. */
  get wideDecoder(): WideDecoder | undefined {
    return this.#wideDecoder;
  }

  /**
   * Decodes from now on with the decoder in `folder`, which must sound as the one before, and frees that one. Holds up
   * the process for some 0.3 s.
   */
  async takeDecoder(folder: string): Promise<void> {
    const before = this.#decoder;
    this.#decoder = new Decoder(await openSession('decoder', folder, this.#threads));
    this.#quickDecoder = folder;
    await before.release();
  }

  /** Opens the quick decoder once more, for so many threads. The weights are shared; it takes some 120 MB of memory. */
  async widen(threads: number): Promise<void> {
    if (this.#wideDecoder || !this.#quickDecoder) return;
    this.#wideDecoder = new WideDecoder(await openSession('decoder', this.#quickDecoder, threads), threads);
  }

  /** First stage: text to length. `tokens` without boundaries, at most 508. */
  async predictLengths(tokens: readonly number[], style: Float32Array): Promise<Lengths> {
    const ids = BigInt64Array.from([BOUNDARY, ...tokens, BOUNDARY], BigInt);
    const input = new Tensor('int64', ids, [1, ids.length]);
    const { lengths, encoded } = await this.#sessions.duration.run({
      tokens: input,
      style: floatTensor(style, [1, STYLE_SIZE]),
      speed: floatTensor(Float32Array.of(1), [1]),
    });
    return { tokens: input, encoded: encoded!, frames: lengths!.data as Float32Array };
  }

  /** Second stage: text and whole durations to sound features, pitch and energy. */
  async predictProsody(lengths: Lengths, durations: Float32Array, style: Float32Array): Promise<Prosody> {
    const { features, f0, energy } = await this.#sessions.prosody.run({
      tokens: lengths.tokens,
      encoded: lengths.encoded,
      durations: floatTensor(durations, [1, durations.length]),
      style: floatTensor(style, [1, STYLE_SIZE]),
    });
    return {
      frames: features!.dims[2]!,
      features: features!.data as Float32Array,
      f0: f0!.data as Float32Array,
      energy: energy!.data as Float32Array,
    };
  }

  /** Third stage, on the threads that each inference has: frames [from, to) of an utterance to samples. */
  decode(utterance: Utterance, from: number, to: number, statistics?: NormStatistics): Promise<Decoded> {
    return this.#decoder.decode(utterance, from, to, statistics);
  }

  async release(): Promise<void> {
    const { duration, prosody } = this.#sessions;
    await Promise.all([duration, prosody, this.#decoder, this.#wideDecoder].map((each) => each?.release()));
  }
}
