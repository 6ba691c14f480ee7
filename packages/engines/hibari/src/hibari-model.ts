import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { addMelodyInputs } from './melody-inputs.ts';
import type { SpectralParts } from './vocoder.ts';

/** How a run of tokens is to be spoken. */
export interface ProsodyShape {
  /** Durations are divided by this. */
  speed: number;
  /** 1 is the model's own melody, 0 is monotone. */
  melody: number;
  /** Factor on the pitch. */
  pitch: number;
}

export interface Inference {
  parts: SpectralParts;
  /** 25 ms frames per token; the sum is the sound exactly. */
  durations: number[];
}

/** The middle of the voice's pitch, which stays where it is when the melody widens. */
const middlePitchHz = 195;

/** Phoneme tokens to spectra: hibari, a distillation of one Kokoro voice (Apache-2.0). */
export class HibariModel {
  readonly #session: ort.InferenceSession;
  readonly #ids: Map<string, number>;

  private constructor(session: ort.InferenceSession, ids: Map<string, number>) {
    this.#session = session;
    this.#ids = ids;
  }

  static async load(folder: string, threads: number): Promise<HibariModel> {
    const model = addMelodyInputs(await readFile(join(folder, 'hibari.onnx')));
    const session = await ort.InferenceSession.create(model, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Waiting threads must not burn a core that another caller needs.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    const vocabulary: Record<string, number> = JSON.parse(await readFile(join(folder, 'vocab.json'), 'utf8'));
    return new HibariModel(session, new Map(Object.entries(vocabulary)));
  }

  /** Token ids of phonemes; symbols that the model lacks are left out. */
  tokensOf(phonemes: string): number[] {
    return [...phonemes].flatMap((symbol) => this.#ids.get(symbol) ?? []);
  }

  /** `tokens` without the silence at both ends, which is added here and counts in `durations`. */
  async infer(tokens: readonly number[], shape: ProsodyShape): Promise<Inference> {
    const ids = [0, ...tokens, 0];
    const one = (value: number) => new ort.Tensor('float32', [value], [1]);
    const outputs = await this.#session.run({
      ids: new ort.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      speed: one(shape.speed),
      melody: one(shape.melody),
      pitch: one(shape.pitch * middlePitchHz ** (1 - shape.melody)),
    });
    const data = (name: string) => outputs[name]!.data as Float32Array;
    const pitchHz = data('f0');
    return {
      durations: Array.from(data('/Clip_output_0')),
      parts: {
        frames: pitchHz.length,
        buzzLog: data('lh'),
        buzzPhase: data('theta'),
        noiseLog: data('ln'),
        freeLog: data('lr'),
        freePhase: data('phi'),
        pitchHz,
      },
    };
  }

  dispose(): Promise<void> {
    return this.#session.release();
  }
}
