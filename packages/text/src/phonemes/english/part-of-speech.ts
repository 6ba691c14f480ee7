import { join } from 'node:path';
import { readGzippedJson } from './lexicon.ts';

interface TaggerData {
  tags: string[];
  tagdict: Record<string, string>;
  vocab: string[];
  weights: Record<string, Record<string, number>>;
}

const before = ['-START2-', '-START-'] as const;
const after = ['-END-', '-END2-'] as const;

/**
 * Averaged perceptron over Penn Treebank tags (Collins 2002). The names of its features belong to the data.
 * Tokens are words with their clitics apart (`do`, `n't`) and punctuation marks.
 */
export class PartOfSpeechTagger {
  readonly #tags: string[];
  readonly #fixed: Map<string, string>;
  readonly #frequent: Set<string>;
  /** Feature to its slice of the two arrays below. */
  readonly #slices = new Map<string, [start: number, end: number]>();
  readonly #tagOf: Uint8Array;
  readonly #weightOf: Float32Array;

  constructor(data: TaggerData) {
    // On a tie the tag that sorts last wins, as in training.
    this.#tags = [...data.tags].sort();
    this.#fixed = new Map(Object.entries(data.tagdict));
    this.#frequent = new Set(data.vocab);
    const tagNumber = new Map(this.#tags.map((tag, index) => [tag, index]));
    const features = Object.entries(data.weights);
    const total = features.reduce((sum, [, weights]) => sum + Object.keys(weights).length, 0);
    this.#tagOf = new Uint8Array(total);
    this.#weightOf = new Float32Array(total);
    let next = 0;
    for (const [feature, weights] of features) {
      const start = next;
      for (const [tag, weight] of Object.entries(weights)) {
        this.#tagOf[next] = tagNumber.get(tag)!;
        this.#weightOf[next] = weight;
        next += 1;
      }
      this.#slices.set(feature, [start, next]);
    }
  }

  static async load(folder: string): Promise<PartOfSpeechTagger> {
    return new PartOfSpeechTagger(await readGzippedJson<TaggerData>(join(folder, 'tagger.json.gz')));
  }

  /** One Penn Treebank tag per token. */
  tag(tokens: readonly string[]): string[] {
    const context = [...before, ...tokens.map((token) => this.#contextWord(token)), ...after];
    const tags: string[] = [];
    tokens.forEach((token, index) => {
      const previous = tags[index - 1] ?? before[1];
      const beforePrevious = tags[index - 2] ?? (index === 1 ? before[1] : before[0]);
      tags.push(
        this.#fixed.get(token) ?? this.#best(features(token, index, context, previous, beforePrevious)),
      );
    });
    return tags;
  }

  #contextWord(token: string): string {
    const word = normalizeToken(token);
    return this.#frequent.has(word) ? word : `<${shapeOf(token)}>`;
  }

  #best(names: readonly string[]): string {
    const scores = new Float64Array(this.#tags.length);
    let known = false;
    for (const name of names) {
      const slice = this.#slices.get(name);
      if (!slice) continue;
      known = true;
      for (let at = slice[0]; at < slice[1]; at += 1) {
        const tag = this.#tagOf[at]!;
        scores[tag] = scores[tag]! + this.#weightOf[at]!;
      }
    }
    if (!known) return 'NN';
    let best = 0;
    for (let tag = 1; tag < scores.length; tag += 1) if (scores[tag]! >= scores[best]!) best = tag;
    return this.#tags[best]!;
  }
}

function features(
  token: string,
  index: number,
  context: readonly string[],
  previous: string,
  beforePrevious: string,
): string[] {
  const [secondLeft, left, here, right, secondRight] = context.slice(index, index + 5) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return [
    'b',
    `s3=${token.slice(-3)}`,
    `p1=${token[0]}`,
    `w=${here}`,
    `sh=${shapeOf(token)}`,
    index === 0 ? 'i0' : 'i+',
    `t-1=${previous}`,
    `t-2=${beforePrevious}`,
    `t-12=${previous},${beforePrevious}`,
    `w-1=${left}`,
    `s3-1=${left.slice(-3)}`,
    `w-2=${secondLeft}`,
    `w+1=${right}`,
    `s3+1=${right.slice(-3)}`,
    `w+2=${secondRight}`,
  ];
}

function normalizeToken(token: string): string {
  if (token.includes('-') && !token.startsWith('-')) return '!HYPHEN';
  if (/^\d{4}$/.test(token)) return '!YEAR';
  return /^\d/.test(token) ? '!DIGITS' : token.toLowerCase();
}

function shapeOf(token: string): string {
  if (/^\p{L}+$/u.test(token)) {
    if (token === token.toLowerCase()) return 'x';
    if (token === token.toUpperCase()) return token.length > 1 ? 'XX' : 'X1';
    return /^\p{Lu}\p{Ll}+$/u.test(token) ? 'Xx' : 'xX';
  }
  if (/^\d+$/.test(token)) return 'd';
  return [...token.slice(0, 4)]
    .map((character) => (/\d/.test(character) ? 'd' : /\p{L}/u.test(character) ? 'x' : character))
    .join('');
}
