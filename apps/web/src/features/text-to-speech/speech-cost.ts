/** Characters as limits and prices count them: Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

type Rates = { modelRate: number; voiceMultiplier: number };

/** Credits of a text: code points by the model's rate and the voice's multiplier (VOI-089), one at least. */
export function costInCredits(text: string, { modelRate, voiceMultiplier }: Rates): number {
  if (text.trim() === '') return 0;
  return Math.max(1, Math.ceil(countCharacters(text) * modelRate * voiceMultiplier));
}
