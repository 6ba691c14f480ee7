import type { Sentence } from './list-sentences.ts';
import { type RankedSentence, rankSentences, similarity } from './rank-sentences.ts';

/** What was said before counts against saying it again (maximal marginal relevance, Carbonell and Goldstein, 1998). */
const noveltyShare = 0.7;
/** So near to another one, a sentence says the same. */
const sameSimilarity = 0.8;
/** Sentences that one may drag along because it leans on them. */
const longestChain = 3;

/** The sentences that tell most in so many words, in the order of the text; all of them where there are no more. */
export function pickSentences(
  sentences: readonly Sentence[],
  { words, highlights }: { words: number; highlights: readonly string[] },
): Sentence[] {
  if (sentences.reduce((sum, sentence) => sum + sentence.words, 0) <= words) return [...sentences];
  const ranked = rankSentences(sentences, highlights);
  const known = new Float64Array(sentences.length);
  const taken = new Set<number>();
  const passed = new Set<number>();
  let left = words;
  for (;;) {
    const isKnown = (index: number) => (known[index] ?? 0) > sameSimilarity;
    const best = bestOf(ranked, {
      known,
      skip: (index) => taken.has(index) || passed.has(index) || isKnown(index),
    });
    if (best === undefined) break;
    const chain = chainOf(sentences, best).filter((index) => !taken.has(index));
    const needed = chain.reduce((sum, index) => sum + (sentences[index]?.words ?? 0), 0);
    if (needed > left) {
      passed.add(best);
      continue;
    }
    left -= needed;
    for (const index of chain) {
      taken.add(index);
      remember(ranked, index, known);
    }
  }
  return sentences.filter((_, index) => taken.has(index));
}

function bestOf(
  ranked: readonly RankedSentence[],
  { known, skip }: { known: Float64Array; skip(index: number): boolean },
): number | undefined {
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { score }] of ranked.entries()) {
    const value = score - noveltyShare * (known[index] ?? 0);
    if (value <= most || skip(index)) continue;
    most = value;
    best = index;
  }
  return best;
}

/** The sentence with those that it leans on. */
function chainOf(sentences: readonly Sentence[], index: number): number[] {
  const chain = [index];
  for (let at = index; at > 0 && chain.length < longestChain && sentences[at]?.leansBack; at--)
    chain.unshift(at - 1);
  return chain;
}

function remember(ranked: readonly RankedSentence[], index: number, known: Float64Array): void {
  const said = ranked[index]?.weights;
  if (!said) return;
  for (const [other, { weights }] of ranked.entries())
    known[other] = Math.max(known[other] ?? 0, similarity(weights, said));
}
