import { numbersIn } from './numbers.ts';

/** Signs that mean the same in every language; one line, one measure. */
const units = [
  'km/h kmh kph',
  'mph',
  'km',
  'cm',
  'mm',
  'µm μm',
  'm',
  'kg',
  'mg',
  'g',
  'ml mL',
  'l L',
  'kWh',
  'kW',
  'W',
  'V',
  'GHz',
  'MHz',
  'kHz',
  'Hz',
  'TB To',
  'GB Go',
  'MB Mo',
  'kB KB Ko',
  'dB',
  '°C ℃',
  '°F ℉',
  '%  % ٪',
  '€ EUR',
  '$ USD US$',
  '£ GBP',
  '¥ JPY',
  '₹ INR',
];

const canonical = new Map(
  units.flatMap((line) => {
    const [first = '', ...others] = line.split(/ +/);
    return [first, ...others].map((sign) => [sign, first] as const);
  }),
);
const escaped = [...canonical.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[$]/g, '\\$&'))
  .join('|');
const after = new RegExp(`^[\\s\\u00a0\\u202f]?(${escaped})(?![\\p{L}\\p{Nd}])`, 'u');
const before = new RegExp(`(?<![\\p{L}\\p{Nd}])(${escaped})[\\s\\u00a0\\u202f]?$`, 'u');

/** The unit beside each number: `1500` → `km`, whichever side it stands on. */
function measuresIn(text: string): Map<string, { unit: string; written: string }> {
  const measures = new Map<string, { unit: string; written: string }>();
  for (const { digits, written, start, end } of numbersIn(text)) {
    const sign = after.exec(text.slice(end))?.[1] ?? before.exec(text.slice(0, start))?.[1];
    const unit = sign && canonical.get(sign);
    if (sign && unit) measures.set(digits, { unit, written: `${written} ${sign}` });
  }
  return measures;
}

/** Measures whose number is there with another unit. A unit that is written out (`5 quilômetros`) is none. */
export function changedMeasures(source: string, translated: string): string[] {
  const there = measuresIn(translated);
  return [...measuresIn(source)].flatMap(([digits, { unit, written }]) => {
    const found = there.get(digits);
    return found && found.unit !== unit ? [written] : [];
  });
}
