/** The model's symbols in runs of consecutive token ids. Source: the vocabulary published with Kokoro-82M v1.0. */
const runs: ReadonlyArray<readonly [firstId: number, symbols: string]> = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];

/** Token id of each symbol. */
export const vocabulary: ReadonlyMap<string, number> = new Map(
  runs.flatMap(([firstId, symbols]) =>
    [...symbols].map((symbol, index) => [symbol, firstId + index] as const),
  ),
);

/** The token that stands at both ends of every input. */
export const BOUNDARY = 0;

const space = vocabulary.get(' ')!;
export const SPACE: number = space;

/** Token ids of a phoneme string; symbols that the model does not know are left out. */
export function toTokens(phonemes: string): number[] {
  return [...phonemes].flatMap((symbol) => vocabulary.get(symbol) ?? []);
}

/** IPA as people and eSpeak write it, where the model has a symbol of its own for it. Longest first. */
const respellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/\u0361|\u035c/gu, ''],
  [/tʃ/gu, 'ʧ'],
  [/dʒ/gu, 'ʤ'],
  [/g/gu, 'ɡ'],
  [/:/gu, 'ː'],
  [/'/gu, 'ˈ'],
];

const englishRespellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/eɪ/gu, 'A'],
  [/aɪ/gu, 'I'],
  [/aʊ/gu, 'W'],
  [/ɔɪ/gu, 'Y'],
  [/oʊ/gu, 'O'],
  [/əʊ/gu, 'Q'],
  [/ɝ/gu, 'ɜɹ'],
  [/ɚ/gu, 'əɹ'],
  [/r/gu, 'ɹ'],
];

/** Spells free IPA in the model's symbols. */
export function ipaToSymbols(ipa: string, language: string): string {
  const all = /^en\b/i.test(language) ? [...respellings, ...englishRespellings] : respellings;
  return all.reduce((text, [from, to]) => text.replace(from, to), ipa.normalize('NFD'));
}
