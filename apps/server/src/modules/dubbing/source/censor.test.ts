import { expect, test } from 'vitest';
import { censor } from './censor.ts';

test('swear words are written as [censored], in their own language only', () => {
  expect(censor('What the fuck is this shit?', 'en')).toBe('What the [censored] is this [censored]?');
  expect(censor('So eine Scheiße!', 'de')).toBe('So eine [censored]!');
  expect(censor('Ça va, merci.', 'fr')).toBe('Ça va, merci.');
  expect(censor('A classic assessment.', 'en')).toBe('A classic assessment.');
  expect(censor('fuck', 'ta')).toBe('fuck');
});
