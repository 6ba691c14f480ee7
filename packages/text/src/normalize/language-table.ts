import type { RewriteRule } from './rewrite-rule.ts';

/** `f` where number words agree with it: "una libra". */
export type Gender = 'm' | 'f';

/** A counted noun. */
export interface Noun {
  one: string;
  many: string;
  gender?: Gender;
  /** Of languages with more plurals than two; for a whole number, or one with decimals. */
  wordFor?: (digits: string, isWhole: boolean) => string;
}

/** Number words; `digits` is a whole number without sign or group marks. */
export interface NumberWords {
  cardinal(digits: string): string;
  /** The number right before a noun: "veintiún", "duas". */
  counting(digits: string, gender: Gender): string;
  ordinal(digits: string, gender: Gender): string;
  year(digits: string): string;
  /** One digit. */
  digit(digit: string): string;
  /** Digits after the decimal mark. */
  fraction(digits: string): string;
  point: string;
  minus: string;
}

export interface Currency {
  unit: Noun;
  /** A hundredth; absent where there is none in use. */
  cent?: Noun;
}

export interface DateParts {
  year?: string;
  month: number;
  day?: number;
}

export interface TimeParts {
  hour: number;
  minute: number;
  second?: number;
  /** Written with `am` or `pm`. */
  half?: 'am' | 'pm';
}

/** How one language speaks what is written with figures and signs. The rules are shared; the words stand here. */
export interface LanguageTable {
  /** BCP 47. */
  tag: string;
  numbers: NumberWords;
  /** Decimal mark in writing. */
  decimal: '.' | ',';
  /** Marks between thousands, as the inside of a character class. */
  groups: string;
  /** Words are parted by spaces. */
  spaced: boolean;
  units: Readonly<Record<string, Noun>>;
  currencies: Readonly<Record<string, Currency>>;
  /** "and" between currency and cents; empty for none. */
  centsJoiner: string;
  /** "million" and the like after an amount: `$3 million`, with "of" where the language needs one. */
  scales: Readonly<Record<string, string>>;
  percent: string;
  /** Endings that make figures an ordinal: `nd`, `º`. */
  ordinalMarks: Readonly<Record<string, Gender>>;
  /** Between the ends of a range: 3–5. */
  rangeWord: string;
  /** Between the sides of a ratio or score, 3:2, where it is not the word of a range. */
  ratioWord?: string;
  /** Signs spoken as words, in any mode. */
  symbols: Readonly<Record<string, string>>;
  /** Signs spoken only where normalization is `on`. */
  spelledSymbols: Readonly<Record<string, string>>;
  /** Written with a period; what is spoken. Keys without the period, matched in this case or capitalized. */
  abbreviations: Readonly<Record<string, string>>;
  /** Names of months, lower or upper case as spoken; twelve. */
  months: readonly string[];
  /** Written short forms besides the first three letters. */
  monthsShort: Readonly<Record<string, number>>;
  dateOrder: 'mdy' | 'dmy';
  sayDate(date: DateParts): string;
  sayTime(time: TimeParts): string;
  /** Undefined for those it does not know how to say. */
  sayFraction(numerator: number, denominator: number): string | undefined;
  web: Readonly<Record<'at' | 'dot' | 'slash' | 'dash' | 'underscore' | 'colon' | 'hash' | 'plus', string>>;
  /** Names of letters that a lone capital would not be read as. */
  letters: Readonly<Record<string, string>>;
  /** Acronyms that this language says as words. */
  acronymWords?: ReadonlySet<string>;
  /** Words that people write in capitals and do not spell; lower case. */
  shouted: ReadonlySet<string>;
  version: string;
  /** Rules of this language alone: before the shared ones. */
  rules: readonly RewriteRule[];
  /** Rules of this language alone, after the shared ones: elision and the like. */
  lastRules?: readonly RewriteRule[];
}
