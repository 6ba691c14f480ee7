import { expect, test } from 'vitest';
import { accentLocales, localeOf } from './dialect-locales.ts';
import { dialectsOf } from './dialects.ts';
import { voiceLanguages } from './voice-languages.ts';

test('a locale follows the accent where it says where it is at home', () => {
  expect(localeOf('en-US', 'british')).toBe('en-GB');
  expect(localeOf('en-US', 'Received Pronunciation')).toBe('en-GB');
  expect(localeOf('en-US', 'australian')).toBe('en-AU');
  expect(localeOf('en-US', 'american')).toBe('en-US');
  expect(localeOf('en-GB', 'indian')).toBe('en-IN');
  expect(localeOf('pt-BR', 'european')).toBe('pt-PT');
  expect(localeOf('fr-FR', 'québécois')).toBe('fr-CA');
});

test('another accent, or none, changes nothing', () => {
  expect(localeOf('en-US', 'transatlantic')).toBe('en-US');
  expect(localeOf('en-US', 'mexican')).toBe('en-US');
  expect(localeOf('en-US', undefined)).toBe('en-US');
  expect(localeOf('xx', 'british')).toBe('xx');
});

test('every accent is one that is offered', () => {
  for (const { code } of voiceLanguages) {
    const offered = dialectsOf(code).map(({ accent }) => accent);
    for (const { accent } of accentLocales(code)) expect(offered, code).toContain(accent);
  }
});
