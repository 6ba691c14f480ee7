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
