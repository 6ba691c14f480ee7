import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Samples of a frame at 16 kHz, and how many of those before it the model looks at too. */
export const FRAME_SAMPLES = 512;
const CONTEXT_SAMPLES = 64;
const STATE_DIMS = [2, 1, 128];
const SAMPLE_RATE_HZ = 16_000n;

/** Silero VAD, loaded: how likely each frame is speech, given all before it. */
export class SileroModel {
  readonly #session: InferenceSession;

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async load(path: string): Promise<SileroModel> {
    // its steps are too small for more than one thread
    return new SileroModel(
      await InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
    );
  }

  /** One probability a frame; the last frame is filled up with silence. Undefined when aborted. */
  async listen(samples: Float32Array, signal: AbortSignal): Promise<Float32Array | undefined> {
    const probabilities = new Float32Array(Math.ceil(samples.length / FRAME_SAMPLES));
    const rate = new Tensor('int64', BigInt64Array.of(SAMPLE_RATE_HZ), []);
    let state: Tensor = new Tensor('float32', new Float32Array(256), STATE_DIMS);
    for (let frame = 0; frame < probabilities.length; frame += 1) {
      if (signal.aborted) return undefined;
      const heard = new Float32Array(CONTEXT_SAMPLES + FRAME_SAMPLES);
      const from = frame * FRAME_SAMPLES - CONTEXT_SAMPLES;
      heard.set(samples.subarray(Math.max(0, from), from + heard.length), Math.max(0, -from));
      const input = new Tensor('float32', heard, [1, heard.length]);
      const { output, stateN } = await this.#session.run({ input, state, sr: rate });
      probabilities[frame] = (output!.data as Float32Array)[0]!;
      state = stateN!;
    }
    return probabilities;
  }

  async release(): Promise<void> {
    await this.#session.release();
  }
}
