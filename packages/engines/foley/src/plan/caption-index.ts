import { allCaptions } from './all-captions.ts';
import { readVectors } from './caption-vectors.ts';
import type { Source } from './source.ts';

/** What a text means, as a vector of length 1. */
export type Embed = (text: string) => Promise<Float32Array>;

export interface Match {
  source: Source;
  /** 0 to 1 */
  similarity: number;
}

interface Caption {
  source: Source;
  words: ReadonlySet<string>;
  vector: Float32Array | undefined;
}

/** Shared words count beside the meaning: the model takes a creaking door for a squeaking hinge, and that is right; but words decide between the two. */
const wordShare = 0.25;

/** The captions of all that there is, and what comes nearest to a text. Without `embed` words alone must do. */
export class CaptionIndex {
  readonly #captions: readonly Caption[];
  readonly #embed: Embed | undefined;
  /** How many sources know a word: rare ones say more. */
  readonly #spread = new Map<string, number>();

  constructor(captions: readonly Caption[], embed: Embed | undefined) {
    this.#captions = captions;
    this.#embed = embed;
    const known = new Map<string, Set<Source>>();
    for (const { source, words } of captions)
      for (const word of words) known.set(word, (known.get(word) ?? new Set()).add(source));
    for (const [word, sources] of known) this.#spread.set(word, sources.size);
  }

  static async build(sources: readonly Source[], embed: Embed | undefined): Promise<CaptionIndex> {
    const known = embed && (await readVectors(allCaptions));
    const captions: Caption[] = [];
    for (const source of sources)
      for (const text of [source.title, ...source.captions])
        captions.push({
          source,
          words: wordsOf(text),
          vector: embed && (known?.get(text) ?? (await embed(text))),
        });
    return new CaptionIndex(captions, embed);
  }

  /** All sources, the nearest first. */
  async match(text: string): Promise<Match[]> {
    const words = wordsOf(text);
    const vector = await this.#embed?.(text);
    const best = new Map<Source, number>();
    for (const caption of this.#captions) {
      const similarity = this.#similarity(caption, words, vector);
      best.set(caption.source, Math.max(similarity, best.get(caption.source) ?? 0));
    }
    return [...best]
      .map(([source, similarity]) => ({ source, similarity }))
      .sort((one, other) => other.similarity - one.similarity);
  }

  #similarity(caption: Caption, words: ReadonlySet<string>, vector: Float32Array | undefined): number {
    const shared = this.#shared(caption.words, words);
    if (!vector || !caption.vector) return shared;
    let meaning = 0;
    for (let at = 0; at < vector.length; at += 1) meaning += vector[at]! * caption.vector[at]!;
    return Math.max(0, (1 - wordShare) * meaning + wordShare * shared);
  }

  /** Words in both against words in either, each by how rare it is. */
  #shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    let both = 0;
    let all = 0;
    for (const word of new Set([...one, ...other])) {
      const weight = 1 / (1 + Math.log(1 + (this.#spread.get(word) ?? 0)));
      all += weight;
      if (one.has(word) && other.has(word)) both += weight;
    }
    return all > 0 ? both / all : 0;
  }
}

const empty = new Set(
  'a an the of on in at to by with and or is are into from for some someone its it sound sounds effect noise'.split(
    ' ',
  ),
);

/** Words without endings and without those that say nothing. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.filter((word) => !empty.has(word)).map(stem));
}

/** Takes common English endings off: "knocking", "knocks" and "knocked" are one. */
function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|es|s|er|y|ies)$/, '');
  const root = bare.length >= 3 ? bare : word;
  return root.replace(/(.)\1$/, '$1').replace(/e$/, '');
}
