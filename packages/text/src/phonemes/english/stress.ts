/** In the model's alphabet the stress mark stands right before the vowel: `ɹˈid`. */
export const primary = 'ˈ';
export const secondary = 'ˌ';

const vowels = new Set('AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻɐ');
const consonants = new Set('bdfhjklmnpstvwzðŋɡɹɾʃʒʤʧθT');

export function isVowel(symbol: string): boolean {
  return vowels.has(symbol);
}

/** Whether the first sound is a vowel; undefined when there is no sound. */
export function startsWithVowel(phonemes: string): boolean | undefined {
  for (const symbol of phonemes) {
    if (vowels.has(symbol)) return true;
    if (consonants.has(symbol)) return false;
  }
  return undefined;
}

/** Primary stress becomes secondary, and secondary is lost. */
export function demote(phonemes: string): string {
  return phonemes.includes(primary)
    ? phonemes.replaceAll(secondary, '').replaceAll(primary, secondary)
    : phonemes;
}

/** Gives a word without any stress one on its first vowel. */
export function stressIfNone(phonemes: string, mark: typeof primary | typeof secondary): string {
  if (phonemes.includes(primary) || phonemes.includes(secondary)) return phonemes;
  const at = [...phonemes].findIndex(isVowel);
  return at < 0 ? phonemes : phonemes.slice(0, at) + mark + phonemes.slice(at);
}

/** The strongest stress of the word becomes primary. */
export function promote(phonemes: string): string {
  if (phonemes.includes(primary)) return phonemes;
  const at = phonemes.indexOf(secondary);
  if (at < 0) return stressIfNone(phonemes, primary);
  return phonemes.slice(0, at) + primary + phonemes.slice(at + 1);
}

/** How much a word weighs when the parts of a compound compete for the stress. */
export function weight(phonemes: string): number {
  let total = 0;
  for (const symbol of phonemes) total += 'AIOQWYʤʧ'.includes(symbol) ? 2 : 1;
  return total;
}
