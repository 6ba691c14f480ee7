import type { Gender, LanguageTable, Noun } from '../language-table.ts';

/** A number as written, taken apart. Digits only, no marks. */
export interface WrittenNumber {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** Longer whole numbers are read digit by digit. */
const maxSpokenDigits = 15;

/** Source of a pattern for an unsigned number in the language's format. One group of digits, no inner captures. */
export function numberSource({ decimal, groups }: Pick<LanguageTable, 'decimal' | 'groups'>): string {
  const mark = decimal === '.' ? '\\.' : ',';
  const grouped = `[0-9]{1,3}(?:[${groups}][0-9]{3})+(?![0-9])(?:${mark}[0-9]+)?`;
  const indian = groups.includes(',') ? `|[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?![0-9])(?:\\.[0-9]+)?` : '';
  // A point before one or two digits is a decimal in every language that groups by points.
  const foreign = decimal === ',' ? '|[0-9]+\\.[0-9]{1,2}(?![0-9.])' : '';
  return `(?:${grouped}${indian}|[0-9]+${mark}[0-9]+${foreign}|[0-9]+)`;
}

/** An amount as continental Europe writes it, `1.234,50`, which two figures after the comma make sure. */
export const continentalAmount = '[0-9]{1,3}(?:\\.[0-9]{3})*,[0-9]{2}(?![0-9,])';
const continental = new RegExp(`^${continentalAmount}$`);

export function parseNumber(written: string, { decimal }: Pick<LanguageTable, 'decimal'>): WrittenNumber {
  const negative = /^[-−–]/.test(written);
  const bare = written.replace(/^[-−–+]/, '');
  const mark = foreignMark(bare, decimal) ?? decimal;
  const [whole = '', fraction = ''] = bare.split(mark);
  return { negative, whole: whole.replace(/[^0-9]/g, '') || '0', fraction: fraction.replace(/[^0-9]/g, '') };
}

/** The other decimal mark, where the figures leave no doubt. */
function foreignMark(bare: string, decimal: string): string | undefined {
  if (decimal === ',') return /^[0-9]+\.[0-9]{1,2}$/.test(bare) ? '.' : undefined;
  return continental.test(bare) ? ',' : undefined;
}

/** Words of a number with sign and decimals. */
export function sayNumber(number: WrittenNumber, table: LanguageTable): string {
  const { numbers } = table;
  const parts = [number.negative ? numbers.minus : '', sayWhole(number.whole, table)];
  if (number.fraction) parts.push(numbers.point, numbers.fraction(number.fraction));
  return joinWords(parts, table);
}

/** A whole number; long ones, and codes with a leading zero, digit by digit. */
export function sayWhole(digits: string, table: LanguageTable): string {
  if (/^0[0-9]/.test(digits) || digits.length > maxSpokenDigits) return sayDigits(digits, table);
  return table.numbers.cardinal(digits);
}

export function sayDigits(digits: string, table: LanguageTable): string {
  return joinWords(
    [...digits].map((digit) => table.numbers.digit(digit)),
    table,
  );
}

/** A number and its noun: "una libra", "2.5 kilograms". */
export function sayCounted(number: WrittenNumber, noun: Noun, table: LanguageTable): string {
  const gender: Gender = noun.gender ?? 'm';
  const isOne = number.whole === '1' && !number.fraction;
  const spoken = number.fraction
    ? sayNumber(number, table)
    : joinWords(
        [number.negative ? table.numbers.minus : '', sayCounting(number.whole, gender, table)],
        table,
      );
  const word = noun.wordFor?.(number.whole, !number.fraction) ?? (isOne ? noun.one : noun.many);
  return joinWords([spoken, word], table);
}

function sayCounting(digits: string, gender: Gender, table: LanguageTable): string {
  const simple = digits.length <= maxSpokenDigits && !/^0[0-9]/.test(digits);
  return simple ? table.numbers.counting(digits, gender) : sayDigits(digits, table);
}

export function joinWords(words: readonly string[], { spaced }: Pick<LanguageTable, 'spaced'>): string {
  return words.filter(Boolean).join(spaced ? ' ' : '');
}
