/**
 * The symbols of the Kokoro vocabulary, one character each; its token ids are the engine's business.
 * `T` is the American flap of "water", `ᵊ` a barely heard vowel, `ᵻ` the vowel of "roses"; arrows are Chinese tones.
 */
const symbols =
  ';:,.!?—…"()“” \u0303ʣʥʦʨᵝꭧAIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔ' +
  'ˈˌːʰʲ↓→↗↘ᵻ';

const vocabulary: ReadonlySet<string> = new Set(symbols);

/** Punctuation that the model hears: it shapes pauses and melody. */
export const spokenPunctuation: ReadonlySet<string> = new Set(';:,.!?—…"()“”');

/** Whether the model has a token for this one character. */
export function isSymbol(character: string): boolean {
  return vocabulary.has(character);
}

/** Leaves out what the model has no token for. */
export function keepSymbols(phonemes: string): string {
  return [...phonemes].filter(isSymbol).join('');
}
