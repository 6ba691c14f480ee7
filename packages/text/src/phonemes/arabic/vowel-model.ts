import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';

/** Hamza above and below, madda: they belong to how a letter is written, and are never guessed. */
const spelling = /[\u0653-\u0655]/u;
const madda = '\u0653';

/** Rawi, a small net that knows which short vowels belong on the letters of an Arabic text. */
export class VowelModel {
  readonly #session: ort.InferenceSession;
  readonly #letterIds: ReadonlyMap<string, number>;
  /** The marks that a letter may carry together, by the net's numbers. */
  readonly #classes: readonly string[];

  private constructor(
    session: ort.InferenceSession,
    vocabulary: { char_to_idx: Record<string, number>; diac_to_idx: Record<string, number> },
  ) {
    this.#session = session;
    this.#letterIds = new Map(Object.entries(vocabulary.char_to_idx));
    const classes: string[] = [];
    for (const [marks, id] of Object.entries(vocabulary.diac_to_idx)) classes[id] = marks;
    this.#classes = classes;
  }

  /** From the folder of the pack `arabic-vowels`. */
  static async load(folder: string): Promise<VowelModel> {
    const vocabulary = JSON.parse(await readFile(join(folder, 'rawi_v2.vocab.json'), 'utf8'));
    const session = await ort.InferenceSession.create(join(folder, 'rawi_ensemble.logits.int8.onnx'), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
    });
    return new VowelModel(session, vocabulary);
  }

  /**
   * The vowels of each letter, without what belongs to its spelling.
   * @param letters base characters (NFD, without marks), one a place
   * @param written the marks that the text has there: hamza and madda decide which vowels are possible
   */
  async vowelsOf(letters: readonly string[], written: readonly string[]): Promise<string[]> {
    const unknown = this.#letterIds.get('<UNK>') ?? 1;
    const ids = letters.map((letter) => BigInt(this.#letterIds.get(letter) ?? unknown));
    const input = new ort.Tensor('int64', BigInt64Array.from(ids), [1, ids.length]);
    const { gated_logits: scores } = await this.#session.run({ input }, ['gated_logits']);
    const values = scores!.data as Float32Array;
    const width = this.#classes.length;
    return letters.map((letter, at) =>
      /\p{L}/u.test(letter) ? this.#best(values.subarray(at * width, (at + 1) * width), written[at]!) : '',
    );
  }

  async release(): Promise<void> {
    await this.#session.release();
  }

  #best(scores: Float32Array, written: string): string {
    if (written.includes(madda)) return '';
    const spelled = spellingOf(written);
    let best = '';
    let highest = Number.NEGATIVE_INFINITY;
    for (const [id, marks] of this.#classes.entries()) {
      if (scores[id]! <= highest || spellingOf(marks) !== spelled) continue;
      highest = scores[id]!;
      best = marks;
    }
    return [...best].filter((mark) => !spelling.test(mark)).join('');
  }
}

const spellingOf = (marks: string): string => [...marks].filter((mark) => spelling.test(mark)).join('');
