import { wordsOf } from '../script.ts';
import type { Sentence } from './list-sentences.ts';

type Weights = ReadonlyMap<string, number>;

/** A sentence and how much it tells of the whole. */
export interface RankedSentence {
  /** Each word by how often it is here and how seldom elsewhere, of length 1. */
  weights: Weights;
  /** 0 to 1: how near it is to what all of the text is about; more where it touches a highlight. */
  score: number;
}

/** Centroid ranking (Radev et al., 2004): a sentence matters as far as its words are those that the text is about. */
export function rankSentences(
  sentences: readonly Sentence[],
  highlights: readonly string[],
): RankedSentence[] {
  const seenIn = new Map<string, number>();
  const bags = sentences.map(({ text }) => [...wordsOf(text)]);
  for (const bag of bags) for (const word of new Set(bag)) seenIn.set(word, (seenIn.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + sentences.length / (1 + (seenIn.get(word) ?? 0)));
  const weights = bags.map((bag) => toWeights(bag, rarity));
  const center = normalize(sum(weights));
  const wishes = highlights.map((text) => toWeights([...wordsOf(text)], rarity));
  return weights.map((own, index) => {
    const wished = Math.max(0, ...wishes.map((wish) => similarity(own, wish)));
    return { weights: own, score: similarity(own, center) + wished + leadOf(sentences, index) };
  });
}

/** Cosine, since both have length 1. */
export function similarity(one: Weights, other: Weights): number {
  let product = 0;
  for (const [word, weight] of one) product += weight * (other.get(word) ?? 0);
  return product;
}

/** Texts say early what they are about: the first sentence of a section, and of all, counts a little more. */
function leadOf(sentences: readonly Sentence[], index: number): number {
  if (index === 0) return 0.2;
  return sentences[index]?.section === sentences[index - 1]?.section ? 0 : 0.08;
}

function toWeights(bag: readonly string[], rarity: (word: string) => number): Weights {
  const weights = new Map<string, number>();
  for (const word of bag) weights.set(word, (weights.get(word) ?? 0) + rarity(word));
  return normalize(weights);
}

function sum(all: readonly Weights[]): Weights {
  const total = new Map<string, number>();
  for (const weights of all)
    for (const [word, weight] of weights) total.set(word, (total.get(word) ?? 0) + weight);
  return total;
}

function normalize(weights: Weights): Weights {
  let squares = 0;
  for (const weight of weights.values()) squares += weight ** 2;
  const length = Math.sqrt(squares) || 1;
  return new Map([...weights].map(([word, weight]) => [word, weight / length]));
}
