import type { SoundPart, SoundTraits } from '@mynah/engine-spec/tasks';

type Match = Extract<SoundPart, { type: 'match' }>;

/** The title of what stands for the piece of the words that is met worst, where that is not near enough. */
export function closestSound(
  { likeness, madeOf }: Pick<Match, 'likeness' | 'madeOf'>,
  { poorLikeness }: Pick<SoundTraits, 'poorLikeness'>,
): string | undefined {
  if (likeness >= poorLikeness) return undefined;
  const [worst] = [...madeOf].sort((one, other) => one.likeness - other.likeness);
  return worst?.title;
}
