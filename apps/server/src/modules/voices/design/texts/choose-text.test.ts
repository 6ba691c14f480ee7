import { designLimits } from '@mynah/contract/voices/design-limits';
import { detectLanguage } from '@mynah/text';
import { expect, test } from 'vitest';
import { chooseScript, languageOfDescription, mixScript } from './choose-text.ts';
import { englishTexts } from './english-texts.ts';
import { type Mood, readStyle } from './moods.ts';
import { otherTexts } from './other-texts.ts';

const { least, most } = designLimits.text;

test('our own texts are such as a caller could give, each in its language', () => {
  const english = Object.values(englishTexts).flatMap((texts) => texts.map((text) => ['en', text] as const));
  for (const [language, text] of [...english, ...Object.entries(otherTexts)]) {
    expect([text, text.length >= least && text.length <= most]).toEqual([text, true]);
    expect(detectLanguage(text).language).toBe(language);
  }
});

test.each<[string, Mood]>([
  ['A sinister villain, calm and cold', 'dark'],
  ['A cheerful young woman', 'cheerful'],
  ['a soothing guide for meditation', 'calm'],
  ['An energetic sports commentator', 'lively'],
  ['A tired, melancholic poet', 'sad'],
  ['A professional newsreader', 'serious'],
  ['A wise grandfather', 'story'],
  ['A friendly podcast host', 'chatty'],
  ['A man from Boston', 'plain'],
])('%s says something %s', (description, mood) => {
  expect(readStyle(description).mood).toBe(mood);
  const { text, language } = chooseScript({ text: undefined, description });
  expect(englishTexts[mood]).toContain(text);
  expect(language).toBe('en');
  expect(chooseScript({ text: undefined, description })).toEqual({ text, language });
});

test.each([
  ['A calm woman who speaks French', 'fr'],
  ['a native Spanish speaker, an old man', 'es'],
  ['reads the news in Japanese', 'ja'],
  ['A Portuguese-speaking man', 'pt'],
  ['a woman with a French accent', undefined],
  ['a man who speaks in an Italian accent', undefined],
])('%s is heard in %s', (description, language) => {
  expect(languageOfDescription(description)).toBe(language);
});

test('a given text says its language itself, and a remix speaks that of its voice', () => {
  const text = 'Der erste Zug fährt um sieben Uhr, der zweite eine Stunde später, und abends wird es kalt.';
  expect(chooseScript({ text, description: 'A man who speaks French' })).toEqual({ text, language: 'de' });
  expect(chooseScript({ text: undefined, description: 'older', language: 'it' }).language).toBe('it');
  expect(mixScript('zh').language).toBe('zh');
  expect(mixScript('de').language).toBe('en');
});
