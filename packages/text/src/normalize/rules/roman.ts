import { anyOf, type RewriteRule, wordEnd, wordStart } from '../rewrite-rule.ts';

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Value of a Roman numeral in its proper form; `undefined` for anything else, such as `MIX` or `IIII`. */
export function romanValue(numeral: string): number | undefined {
  if (!/^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(numeral) || numeral === '')
    return undefined;
  const figures = [...numeral].map((letter) => values[letter]!);
  return figures.reduce((sum, value, index) => sum + (value < (figures[index + 1] ?? 0) ? -value : value), 0);
}

/**
 * Roman numerals after words that make them sure: `Chapter IV`, `Louis XIV`.
 * @param say gets the number; `undefined` leaves the numeral
 */
export function romanAfter(words: readonly string[], say: (value: number) => string): RewriteRule {
  return {
    name: 'roman',
    find: new RegExp(`(?<=${wordStart}(?:${anyOf(words)}) )([IVXLCDM]{1,9})${wordEnd}`, 'gu'),
    say: ([, numeral = '']) => {
      const value = romanValue(numeral);
      return value === undefined ? undefined : say(value);
    },
  };
}
