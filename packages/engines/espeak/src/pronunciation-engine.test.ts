import { planSpeech } from '@mynah/text';
import { readIpa } from '@mynah/text/phonemes';
import { compilePronunciations } from '@mynah/text/pronunciations';
import { afterAll, describe, expect, test } from 'vitest';
import { openPhonemizers } from './open-phonemizers.ts';
import { openPronunciationEngine } from './pronunciation-engine.ts';

const home = { packFolder: () => undefined };
const phonemizers = openPhonemizers(home);
const engine = openPronunciationEngine(home as never);
afterAll(() => Promise.all([phonemizers.dispose(), engine.dispose()]));

const proposed = async (text: string, languages: string[]): Promise<[string, string][]> => {
  const found: [string, string][] = [];
  for await (const { language, ipa } of engine.run({ text, languages }, new AbortController().signal)) {
    found.push([language, ipa]);
  }
  return found;
};

test('says a word as speakers of several languages do, and passes over what nothing reads', async () => {
  const found = await proposed('chance', ['en-US', 'de', 'fr', 'zh']);
  expect(found.map(([language]) => language)).toEqual(['en-US', 'de', 'fr', 'zh'].slice(0, found.length));
  expect(Object.fromEntries(found)).toMatchObject({ 'en-US': 'tʃˈæns', fr: 'ʃˈɑ̃s' });
});

test.each([
  ['en-US', 'Marina'],
  ['de', 'Marina'],
  ['es', 'Marina'],
  ['fr', 'Marina'],
  ['it', 'Marina'],
  ['zh', '重庆'],
  ['ja', '東京'],
])('a proposal is a rule that changes nothing (%s)', async (language, text) => {
  const [[, ipa] = ['', '']] = await proposed(text, [language]);
  const [word] = await phonemizers.phonemize(text, language);
  expect(readIpa(ipa, language)).toBe(word?.phonemes);
});

/** What a voice of the language would be given to speak. */
async function phonemesOf(text: string, language: string, replacement: object): Promise<string> {
  const rule = { find: 'Mynah', caseSensitive: true, wordBoundaries: true, replacement };
  const pronunciations = [compilePronunciations([rule as never])];
  const plan = planSpeech(text, { language, normalization: 'auto', ssml: false, pronunciations });
  const words = await Promise.all(
    plan.segments.map((segment) => phonemizers.phonemize(segment.text, language, segment.phonemes)),
  );
  return words
    .flat()
    .map(({ phonemes, spaced }) => (spaced ? ' ' : '') + phonemes)
    .join('');
}

describe('[PRN-001] a rule changes the phonemes that a voice gets', () => {
  test.each([
    ['en-US', 'Meet Mynah.', 'banana', 'bənˈænə'],
    ['de', 'Hier ist Mynah.', 'Banane', 'banˈɑːnə'],
    ['es', 'Aquí está Mynah.', 'banana', 'anˈana'],
    ['fr', 'Voici Mynah.', 'banane', 'banˈan'],
  ])('in %s', async (language, text, alias, sound) => {
    expect(await phonemesOf(text, language, { kind: 'alias', alias })).toContain(sound);
    const ipa = { kind: 'phoneme', phoneme: 'bɑˈnuː', alphabet: 'ipa' };
    expect(await phonemesOf(text, language, ipa)).toContain(readIpa('bɑˈnuː', language));
    const cmu = { kind: 'phoneme', phoneme: 'B AA0 N UW1', alphabet: 'cmu-arpabet' };
    expect(await phonemesOf(text, language, cmu)).toContain(readIpa('bɑnˈu', language));
  });
});
