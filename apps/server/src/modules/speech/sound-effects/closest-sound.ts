import type { SoundPart, SoundTraits } from '@mynah/engine-spec/tasks';

type Match = Extract<SoundPart, { type: 'match' }>;

/** The title of what stands for the piece of the words that is met worst, where that is not near enough. */
export function closestSound(
  { similarity, madeOf }: Pick<Match, 'similarity' | 'madeOf'>,
  { poorSimilarity }: Pick<SoundTraits, 'poorSimilarity'>,
): string | undefined {
  if (similarity >= poorSimilarity) return undefined;
  const [worst] = [...madeOf].sort((one, other) => one.similarity - other.similarity);
  return worst?.title;
}
