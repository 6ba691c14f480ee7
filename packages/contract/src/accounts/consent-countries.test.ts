import { expect, test } from 'vitest';
import { consentCountryCodes, isConsentCountry } from './consent-countries.ts';

test.each([
  ['DE', true],
  ['de', true],
  ['Germany', true],
  ['GB', true],
  ['UK', true],
  ['CH', true],
  ['US', false],
  ['BR', false],
  ['', false],
  [null, false],
])('[PRV-013] in %s nothing is recorded before somebody agrees: %s', (country, expected) => {
  expect(isConsentCountry({ country })).toBe(expected);
});

test('[PRV-014] the EU, and the five beside it', () => {
  expect(consentCountryCodes).toHaveLength(32);
  for (const code of ['is', 'li', 'no', 'gb', 'ch', 'fr', 'mt']) expect(consentCountryCodes).toContain(code);
});
