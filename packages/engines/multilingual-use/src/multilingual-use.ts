import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Arrays, readNpz } from './read-npz.ts';
import { SentencePieces } from './sentence-pieces.ts';
import { type Floats, WORD, writeModel } from './write-model.ts';

/** The vectors of the pieces lie in so many blocks, each with a scale of its own: of piece p in block p mod 17. */
const blocks = 17;
/** More than a passage has. */
const mostPieces = 512;

/** The model, loaded. */
export class MultilingualUse {
  readonly #session: InferenceSession;
  readonly #pieces: SentencePieces;
  readonly #table: readonly Uint8Array[];
  readonly #scales: Float32Array;
  readonly #lows: Float32Array;

  private constructor(session: InferenceSession, pieces: SentencePieces, arrays: Arrays) {
    this.#session = session;
    this.#pieces = pieces;
    const floats = floatsOf(arrays);
    this.#scales = floats('scale');
    this.#lows = floats('lo');
    this.#table = Array.from({ length: blocks }, (_, block) => {
      const bytes = arrays[`q${block + 1}`];
      if (!(bytes instanceof Uint8Array)) throw new Error(`the file holds no block ${block + 1}`);
      return bytes;
    });
  }

  /** Loads a pack: some 100 MB, in a second or two. @throws Error when its files cannot be read */
  static async load(folder: string, threads: number): Promise<MultilingualUse> {
    const [model, weights] = await Promise.all([
      readFile(join(folder, 'sp.model')),
      readFile(join(folder, 'weights.npz')),
    ]);
    const arrays = readNpz(weights);
    const session = await InferenceSession.create(writeModel(floatsOf(arrays)), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // waiting threads must not burn a core that another caller needs
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new MultilingualUse(session, new SentencePieces(model), arrays);
  }

  /** A vector of length 1 for a text. What is longer than the model reads is left out at its end. */
  async embed(text: string): Promise<Float32Array> {
    const ids = this.#pieces.encode(text, mostPieces);
    const words = new Float32Array(ids.length * WORD);
    for (const [place, id] of ids.entries()) this.#copyRow(id, words.subarray(place * WORD));
    const { vector } = await this.#session.run({
      words: new Tensor('float32', words, [ids.length, WORD]),
      root: new Tensor('float32', [Math.sqrt(ids.length)], [1]),
    });
    return vector!.data as Float32Array;
  }

  async release(): Promise<void> {
    await this.#session.release();
  }

  #copyRow(id: number, target: Float32Array): void {
    const block = id % blocks;
    const start = Math.floor(id / blocks) * WORD;
    const [row, scale, low] = [this.#table[block]!, this.#scales[block]!, this.#lows[block]!];
    for (let at = 0; at < WORD; at++) target[at] = row[start + at]! * scale + low;
  }
}

const floatsOf =
  (arrays: Arrays): Floats =>
  (name) => {
    const values = arrays[name];
    if (values instanceof Float32Array) return values;
    throw new Error(`the file holds no ${name}`);
  };
