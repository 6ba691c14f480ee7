import type { Currency } from './prices.ts';

/** Money in words: `$5`, `5.50€`, `$1,320` (FMT-017, FMT-018). Amounts are whole cents everywhere, and never of two currencies. */
export function formatCents(cents: number, currency: Currency): string {
  const [size, sign] = [Math.abs(cents), cents < 0 ? '-' : ''];
  const whole = Math.floor(size / 100);
  const rest = size % 100;
  const units = whole.toLocaleString('en-US');
  const number = rest === 0 ? units : `${units}.${String(rest).padStart(2, '0')}`;
  return currency === 'usd' ? `${sign}$${number}` : `${sign}${number}€`;
}

/** Millionths in words, to the last of them and at least to the cent: `$0.00003`, `$1.50`. */
export function formatMicros(micros: number, currency: Currency): string {
  const [size, sign] = [Math.abs(micros), micros < 0 ? '-' : ''];
  const whole = Math.floor(size / 1_000_000);
  const rest = String(size % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  const number = size % 1_000_000 === 0 ? String(whole) : `${whole}.${rest}`;
  return currency === 'usd' ? `${sign}$${number}` : `${sign}${number}€`;
}
