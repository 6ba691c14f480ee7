/** Characters as people count them for limits and prices: Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** One credit a character, by the model's rate; a text costs one at least. */
export const characterCost = (characters: number, rate: number): number =>
  characters === 0 ? 0 : Math.max(1, Math.ceil(characters * rate));
