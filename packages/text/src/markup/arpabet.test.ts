import { describe, expect, test } from 'vitest';
import { arpabetToIpa, toIpa } from './arpabet.ts';

describe('arpabetToIpa', () => {
  test.each([
    ['HH AH0 L OW1', 'həlˈoʊ'],
    ['W ER1 L D', 'wˈɝld'],
    ['CH ER0', 'tʃɚ'],
    ['JH AH1 JH', 'dʒˈʌdʒ'],
    ['y uw1', 'jˈu'],
    ['AE2 N T AY0', 'ˌæntaɪ'],
  ])('%s', (arpabet, ipa) => expect(arpabetToIpa(arpabet)).toBe(ipa));

  test.each(['', 'XX', 'HH AH3', 'B1', 'hello'])('refuses %j', (arpabet) =>
    expect(arpabetToIpa(arpabet)).toBeUndefined(),
  );
});

test('toIpa takes IPA as it is and refuses what is none', () => {
  expect(toIpa(' həˈloʊ ', 'ipa')).toBe('həˈloʊ');
  expect(toIpa('<script>', 'ipa')).toBeUndefined();
  expect(toIpa('a', 'x-sampa')).toBeUndefined();
});
