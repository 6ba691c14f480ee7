import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { WordPieces } from './word-pieces.ts';

/** Tokens with both ends; the model was trained on 128 and answers for more, but worse. */
const mostTokens = 256;

/** The model, loaded. */
export class MiniLm {
  readonly #session: InferenceSession;
  readonly #pieces: WordPieces;

  constructor(session: InferenceSession, pieces: WordPieces) {
    this.#session = session;
    this.#pieces = pieces;
  }

  /** Loads a built pack. @throws Error when its files cannot be read */
  static async load(folder: string, threads: number): Promise<MiniLm> {
    const vocabulary = await readFile(join(folder, 'vocab.txt'), 'utf8');
    const session = await InferenceSession.create(join(folder, 'model.onnx'), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // waiting threads must not burn a core that another caller needs
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new MiniLm(session, new WordPieces(vocabulary));
  }

  /** A vector of length 1 for a text. What is longer than the model reads is left out at its end. */
  async embed(text: string): Promise<Float32Array> {
    const tokens = this.#pieces.encode(text, mostTokens);
    const { vector } = await this.#session.run({
      tokens: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [tokens.length]),
    });
    return vector!.data as Float32Array;
  }

  async release(): Promise<void> {
    await this.#session.release();
  }
}
