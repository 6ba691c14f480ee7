import { expect, test } from 'vitest';
import {
  isOptedOutByLaw,
  isRestrictedRegion,
  mayStoreVoicePrints,
  mustAcceptBiometricTerms,
  needsBiometricTerms,
} from './location.ts';

const at = (country: string | null, region: string | null) => ({ country, region, city: null });

test.each([
  ['US', 'Illinois', true],
  ['United States', 'IL', true],
  ['us', 'US-IL', true],
  ['US', 'Texas', false],
  ['US', 'Ohio', false],
  ['CA', 'Illinois', false],
  ['US', null, false],
  [null, 'Illinois', false],
])('[PRV-002] %s %s needs the biometric terms: %s', (country, region, expected) => {
  expect(needsBiometricTerms(at(country, region))).toBe(expected);
});

test.each([
  ['California', true],
  ['Connecticut', true],
  ['Colorado', true],
  ['UT', true],
  ['Virginia', true],
  ['US-OR', true],
  ['Montana', true],
  ['Texas', true],
  ['New York', false],
  ['NY', false],
  [null, false],
])('[PRV-023] in %s people are opted out of the sale of their data: %s', (region, expected) => {
  expect(isOptedOutByLaw(at('US', region))).toBe(expected);
  expect(isOptedOutByLaw(at('CA', region))).toBe(false);
});

test.each([
  ['US', 'Illinois', true],
  ['US', 'Texas', true],
  ['US', 'Washington', true],
  ['CA', 'Québec', true],
  ['Canada', 'CA-QC', true],
  ['US', 'Ohio', false],
  ['CA', 'Ontario', false],
  ['AU', 'WA', false],
])('[PRV-003] [PRV-004] %s %s is restricted: %s', (country, region, expected) => {
  expect(isRestrictedRegion(at(country, region))).toBe(expected);
});

test.each([
  ['Illinois', false, true],
  ['Illinois', true, false],
  ['Ohio', false, false],
  ['Ohio', true, false],
])('[PRV-005] %s, accepted %s: the dialog is shown: %s', (region, accepted, expected) => {
  const user = { geo_location: at('US', region), accepted_bipa_terms: accepted };
  expect(mustAcceptBiometricTerms(user)).toBe(expected);
});

test.each([
  ['Illinois', false, false],
  ['Illinois', true, true],
  ['Texas', true, false],
  ['Ohio', false, true],
])('[PRV-002] [PRV-004] %s, accepted %s: voice prints may be stored: %s', (region, accepted, expected) => {
  const user = { geo_location: at('US', region), accepted_bipa_terms: accepted };
  expect(mayStoreVoicePrints(user)).toBe(expected);
});

test('an unknown place binds nobody', () => {
  expect(needsBiometricTerms(null)).toBe(false);
  expect(isRestrictedRegion(null)).toBe(false);
});
