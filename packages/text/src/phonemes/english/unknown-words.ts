import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { keepSymbols } from '../vocabulary.ts';
import type { Accent } from './lexicon.ts';

const rememberedWords = 5000;

/** Reads words that no dictionary has, letter by letter, with a small character transformer trained with CTC. */
export class UnknownWords {
  readonly #session: ort.InferenceSession;
  readonly #letterIds: Map<string, number>;
  readonly #sounds: string[];
  readonly #longest: number;
  readonly #remembered = new Map<string, string>();

  private constructor(session: ort.InferenceSession, meta: { in: string[]; out: string[]; maxlen: number }) {
    this.#session = session;
    // Number 0 is the blank on both sides.
    this.#letterIds = new Map(meta.in.map((letter, index) => [letter, index + 1]));
    this.#sounds = ['', ...meta.out];
    this.#longest = meta.maxlen;
  }

  static async load(folder: string, accent: Accent): Promise<UnknownWords> {
    const name = accent === 'gb' ? 'oov_gb' : 'oov';
    const meta = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
    const session = await ort.InferenceSession.create(join(folder, `${name}.onnx`), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
    });
    return new UnknownWords(session, meta);
  }

  /** Empty when the word has no letter that the net knows. */
  async read(word: string): Promise<string> {
    const remembered = this.#remembered.get(word);
    if (remembered !== undefined) return remembered;
    const phonemes = await this.#infer(word);
    if (this.#remembered.size >= rememberedWords) this.#remembered.clear();
    this.#remembered.set(word, phonemes);
    return phonemes;
  }

  dispose(): Promise<void> {
    return this.#session.release();
  }

  async #infer(word: string): Promise<string> {
    const ids = [...word].flatMap((letter) => this.#letterIds.get(letter) ?? []).slice(0, this.#longest);
    if (ids.length === 0) return '';
    const chars = new ort.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]);
    const outputs = await this.#session.run({ chars });
    const path = Array.from(outputs[this.#session.outputNames[0]!]!.data as BigInt64Array, Number);
    const heard = path.filter((sound, index) => sound !== 0 && sound !== path[index - 1]);
    return keepSymbols(heard.map((sound) => this.#sounds[sound]).join(''));
  }
}
