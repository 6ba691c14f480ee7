import { expect, test } from 'vitest';
import { soundToSymbols } from './ipa-symbols.ts';
import { readIpa } from './read-ipa.ts';

test.each([
  ['affricates and diphthongs are one symbol', 'tʃ', 'ʧ'],
  ['stress stays in front', 'ˈeɪ', 'ˈA'],
  ['the cedilla stays', 'ç', 'ç'],
  ['nasal vowels keep their tilde apart', 'ɑ̃', 'ɑ\u0303'],
  ['language switches are silent', '(en)tʃ', 'ʧ'],
  ['unknown marks are left out, unknown sounds get a neighbor', 'ɫ̩', 'l'],
  ['a plain g is the IPA one', 'g', 'ɡ'],
])('%s', (_title, sound, symbols) => {
  expect(soundToSymbols(sound)).toBe(symbols);
});

test.each([
  ['American', 'en-US', 'təˈmeɪtoʊ', 'təmˈAtO'],
  ['American without length', 'en-US', '/ˈkwiːn/', 'kwˈin'],
  ['American r-colored vowels', 'en-US', 'ˈwɝld.ɚ', 'wˈɜɹldəɹ'],
  ['British', 'en-GB', 'təˈmɑːtəʊ', 'təmˈɑːtQ'],
  ['a tie bar', 'en-US', 't͡ʃɪp', 'ʧɪp'],
  ['two words', 'en-US', 'ˈnuː ˈjɔːrk', 'nˈu jˈɔɹk'],
  ['an apostrophe for stress', 'en-US', "ə'baʊt", 'əbˈWt'],
  ['Spanish keeps its r', 'es', 'ˈpero', 'pˈero'],
  ['French', 'fr', 'bɔ̃ʒuʁ', 'bɔ\u0303ʒuʁ'],
])('reads IPA as people write it: %s', (_title, language, ipa, symbols) => {
  expect(readIpa(ipa, language)).toBe(symbols);
});
