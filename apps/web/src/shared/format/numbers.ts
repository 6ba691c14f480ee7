import { LOCALE } from '#web/shared/format/locale.ts';

/** Every count that the app shows: K over 1000, M over 1 million, one decimal at most (FMT-020 to FMT-022). */
export function formatCount(value: number): string {
  const size = Math.abs(value);
  if (size > 1_000_000) return `${oneDecimal(value / 1_000_000)}M`;
  if (size > 1000) return `${oneDecimal(value / 1000)}K`;
  return String(value);
}

/** To the last digit, for who asks: `1,234`. */
export const formatExactCount = (value: number): string => new Intl.NumberFormat(LOCALE).format(value);

/** With one decimal, always: what changes under the eye keeps its width. */
export const formatTenths = (value: number): string =>
  value.toLocaleString(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Dollars carry the sign before, any other currency is euro and carries it behind (FMT-017, FMT-018): `$1,320`. */
export function formatMoney(amount: number, currency: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString(LOCALE, { minimumFractionDigits, maximumFractionDigits: 2 });
  return currency.toLowerCase() === 'usd' ? `$${number}` : `${number}€`;
}

const UNITS_OF_1000 = ['B', 'kB', 'MB', 'GB', 'TB'];
const UNITS_OF_1024 = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** Byte sizes in steps of 1000, or of 1024 on request (FMT-023, FMT-024). */
export function formatBytes(bytes: number, step: 1000 | 1024 = 1000): string {
  const units = step === 1000 ? UNITS_OF_1000 : UNITS_OF_1024;
  let value = bytes;
  let unit = 0;
  // 999.95 would print as 1000.0, so the rounded value decides.
  while (Math.round(value * 10) / 10 >= step && unit < units.length - 1) {
    value /= step;
    unit += 1;
  }
  return `${oneDecimal(value)} ${units[unit]}`;
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const pluralRules = new Intl.PluralRules(LOCALE);

/** Which form of a word stands with a count: `one`, `other` and, in other languages, more. */
export const pluralForm = (count: number): Intl.LDMLPluralRule => pluralRules.select(count);
