import type { Gender, LanguageTable, NumberWords } from './language-table.ts';

type Options = Partial<NumberWords> & Pick<NumberWords, 'cardinal' | 'ordinal' | 'point' | 'minus'>;

/** Fills in what follows from the cardinals; a language names what differs. */
export function numberWords(words: Options): NumberWords {
  return {
    counting: (digits) => words.cardinal(digits),
    year: (digits) => words.cardinal(digits),
    digit: (digit) => words.cardinal(digit),
    fraction: (digits) => [...digits].map((digit) => words.cardinal(digit)).join(' '),
    ...words,
  };
}

/** Decimals as in the Romance languages: zeros one by one, then up to three figures as one number. */
export function fractionAsNumber(cardinal: (digits: string) => string): (digits: string) => string {
  return (digits) => {
    const [, zeros = '', rest = ''] = /^(0*)(.*)$/.exec(digits)!;
    const tail = rest.length > 3 ? [...rest].map(cardinal) : rest ? [cardinal(rest)] : [];
    return [...[...zeros].map(cardinal), ...tail].join(' ');
  };
}

/** Nouns from a compact list: `km` -> `['kilometer', 'kilometers']`, the third entry `f` where feminine. */
export function nouns(
  table: Readonly<Record<string, readonly [string, string, Gender?]>>,
): LanguageTable['units'] {
  return Object.fromEntries(
    Object.entries(table).flatMap(([names, [one, many, gender]]) =>
      names.split(' ').map((name) => [name, { one, many, gender }]),
    ),
  );
}

/** One noun that does not change. */
export function sameNoun(word: string, gender?: Gender): { one: string; many: string; gender?: Gender } {
  return { one: word, many: word, gender };
}
