import type { Location } from './location.ts';

/** The 27 states of the EU, Iceland, Liechtenstein, Norway, the United Kingdom and Switzerland (PRV-014), by ISO 3166. */
const countries: Readonly<Record<string, string>> = {
  at: 'austria',
  be: 'belgium',
  bg: 'bulgaria',
  ch: 'switzerland',
  cy: 'cyprus',
  cz: 'czechia',
  de: 'germany',
  dk: 'denmark',
  ee: 'estonia',
  es: 'spain',
  fi: 'finland',
  fr: 'france',
  gb: 'united kingdom',
  gr: 'greece',
  hr: 'croatia',
  hu: 'hungary',
  ie: 'ireland',
  is: 'iceland',
  it: 'italy',
  li: 'liechtenstein',
  lt: 'lithuania',
  lu: 'luxembourg',
  lv: 'latvia',
  mt: 'malta',
  nl: 'netherlands',
  no: 'norway',
  pl: 'poland',
  pt: 'portugal',
  ro: 'romania',
  se: 'sweden',
  si: 'slovenia',
  sk: 'slovakia',
};

/** Codes, and the names that proxies send in their place. */
const known: ReadonlySet<string> = new Set([
  ...Object.entries(countries).flat(),
  'czech republic',
  'great britain',
  'the netherlands',
  'uk',
]);

export const consentCountryCodes: readonly string[] = Object.keys(countries);

/** Is nothing recorded there before somebody has agreed (PRV-013)? An unknown place is none of them. */
export const isConsentCountry = ({ country }: Pick<Location, 'country'>): boolean =>
  country !== null && known.has(country.trim().toLowerCase());
