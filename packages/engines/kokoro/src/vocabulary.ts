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

export const SPACE: number = vocabulary.get(' ')!;

/** Token ids of a phoneme string; symbols that the model does not know are left out. */
export function toTokens(phonemes: string): number[] {
  return [...phonemes].flatMap((symbol) => vocabulary.get(symbol) ?? []);
}
