import type { DateParts, LanguageTable, Noun, TimeParts } from '../language-table.ts';
import { numberWords } from '../number-words.ts';
import type { RewriteRule } from '../rewrite-rule.ts';

/** What a language adds to what CLDR knows of it: its names of months, units and currencies come from there. */
export interface TableSketch {
  /** BCP 47. */
  tag: string;
  /** Words of a whole number; figures that are left are read by the phonemizer. */
  cardinal(digits: string): string;
  ordinal?: (digits: string) => string;
  /** The day of a date is an ordinal: "dritte Oktober". */
  ordinalDays?: boolean;
  /** "hundred" where years are counted in hundreds: 1984 as nineteen hundred eighty-four. */
  yearHundred?: string;
  point: string;
  minus: string;
  and: string;
  plus: string;
  equals: string;
  /** Between the ends of a range. */
  to: string;
  at: string;
  dot: string;
  /** `{h}` and `{m}` for the words of hour and minute. */
  time?: readonly [full: string, noMinutes: string];
  /** Words before a time whose figures are written with a dot ("kello 15.30"), as a pattern. */
  timeWords?: string;
  decimal?: '.' | ',';
  /** Where CLDR has only the sign; `{}` for the number. */
  percent?: string;
  abbreviations?: Readonly<Record<string, string>>;
}

const unitNames: Readonly<Record<string, string>> = {
  'km/h': 'kilometer-per-hour',
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  L: 'liter',
  ml: 'milliliter',
  mL: 'milliliter',
  '°C': 'celsius',
  '°F': 'fahrenheit',
  '°': 'degree',
  min: 'minute',
  ms: 'millisecond',
  kB: 'kilobyte',
  KB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
};

const currencyCodes: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₹': 'INR',
  '₱': 'PHP',
  '₫': 'VND',
  zł: 'PLN',
  Kč: 'CZK',
  EUR: 'EUR',
  USD: 'USD',
  GBP: 'GBP',
};

/** A table in which the words of units, currencies and months are those of CLDR, in the right plural. */
export function makeTable(sketch: TableSketch): LanguageTable {
  const { tag, cardinal, decimal = ',' } = sketch;
  return {
    tag,
    numbers: numberWords({
      cardinal,
      ordinal: (digits) => sketch.ordinal?.(digits) ?? cardinal(digits),
      year: (digits) => sayYear(digits, sketch),
      point: sketch.point,
      minus: sketch.minus,
    }),
    decimal,
    groups: decimal === ',' ? '.\\u00A0\\u202F ' : ',',
    spaced: true,
    units: nounsOf(unitNames, (unit) => unitNoun(tag, unit)),
    currencies: Object.fromEntries(
      Object.entries(currencyCodes).map(([sign, code]) => [sign, { unit: currencyNoun(tag, code) }]),
    ),
    centsJoiner: sketch.and,
    scales: {},
    percent: sketch.percent ?? unitNoun(tag, 'percent').many,
    ordinalMarks: {},
    rangeWord: sketch.to,
    symbols: {
      '&': sketch.and,
      '+': sketch.plus,
      '=': sketch.equals,
      '×': '',
      '±': `${sketch.plus} ${sketch.minus}`,
    },
    spelledSymbols: { '&': sketch.and },
    abbreviations: sketch.abbreviations ?? {},
    months: monthsOf(tag),
    monthsShort: {},
    dateOrder: 'dmy',
    sayDate: (date) => sayDate(date, sketch),
    sayTime: (time) => sayTime(time, sketch),
    sayFraction: () => undefined,
    web: {
      at: sketch.at,
      dot: sketch.dot,
      slash: '',
      dash: sketch.minus,
      underscore: '',
      colon: '',
      hash: '',
      plus: sketch.plus,
    },
    letters: {},
    shouted: new Set(),
    version: '',
    rules: [dottedDate(sketch), ...(sketch.timeWords ? [dottedTime(sketch, sketch.timeWords)] : [])],
  };
}

function sayYear(digits: string, { cardinal, yearHundred }: TableSketch): string {
  if (!yearHundred || !/^1[1-9]/.test(digits)) return cardinal(digits);
  const rest = digits.slice(2);
  return cardinal(digits.slice(0, 2)) + yearHundred + (rest === '00' ? '' : cardinal(String(Number(rest))));
}

function sayDate({ year, month, day }: DateParts, sketch: TableSketch): string {
  const { tag, cardinal, ordinal, ordinalDays } = sketch;
  const name = monthsOf(tag)[month - 1]!;
  const days = day === undefined ? '' : ordinalDays && ordinal ? ordinal(String(day)) : cardinal(String(day));
  const years = year ? sayYear(year, sketch) : '';
  const parts = /^(?:hu|ko)/.test(tag) ? [years, name, days] : [days, name, years];
  return parts.filter(Boolean).join(' ');
}

/** `3.10.1984`, which would pass for a chain of figures. */
const dottedDate = (sketch: TableSketch): RewriteRule => ({
  name: 'dotted-date',
  needs: 'digit',
  find: /(?<![\p{L}\p{N}.])(0?[1-9]|[12][0-9]|3[01])\.\s?(0?[1-9]|1[0-2])\.\s?([12][0-9]{3})(?![\p{N}]|\.\p{N})/gu,
  say: ([, day, month, year]) => sayDate({ day: Number(day), month: Number(month), year: year! }, sketch),
});

/** `kello 15.30`, which would pass for a decimal number. */
const dottedTime = (sketch: TableSketch, words: string): RewriteRule => ({
  name: 'dotted-time',
  needs: 'digit',
  find: new RegExp(
    `(?<=(?<![\\p{L}])(?:${words})\\s)([01]?[0-9]|2[0-4])\\.([0-5][0-9])(?![\\p{N}]|\\.\\p{N})`,
    'giu',
  ),
  say: ([, hour, minute]) => sayTime({ hour: Number(hour), minute: Number(minute) }, sketch),
});

function sayTime({ hour, minute, half }: TimeParts, { cardinal, time }: TableSketch): string {
  const hours = half === 'pm' && hour < 12 ? hour + 12 : hour;
  const [full, noMinutes] = time ?? ['{h} {m}', '{h}'];
  return (minute === 0 ? noMinutes : full)
    .replace('{h}', cardinal(String(hours)))
    .replace('{m}', cardinal(String(minute)));
}

/** As a date has them: in the genitive, where the language has one. */
function monthsOf(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 5));
    return parts.find(({ type }) => type === 'month')!.value;
  });
}

function nounsOf(
  names: Readonly<Record<string, string>>,
  make: (name: string) => Noun,
): Record<string, Noun> {
  return Object.fromEntries(Object.entries(names).map(([written, name]) => [written, make(name)]));
}

const unitNoun = (tag: string, unit: string): Noun =>
  nounFrom(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));

const currencyNoun = (tag: string, currency: string): Noun =>
  nounFrom(new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' }));

function nounFrom(format: Intl.NumberFormat): Noun {
  const wordFor = (count: number): string =>
    format
      .formatToParts(count)
      .filter(({ type }) => type === 'unit' || type === 'currency' || type === 'percentSign')
      .map(({ value }) => value.trim())
      .join(' ');
  return {
    one: wordFor(1),
    many: wordFor(5),
    wordFor: (digits, isWhole) => wordFor(isWhole ? Number(digits) : 1.5),
  };
}
