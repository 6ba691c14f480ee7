import { expect, test } from 'vitest';
import { dialectsOf } from './dialects.ts';
import { baseVoiceLanguages, inLanguageOrder, voiceLanguages } from './voice-languages.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('[LNG-020] 29 base languages in their order', () => {
  expect(namesOf(baseVoiceLanguages).join(', ')).toBe(
    'English, Chinese, Spanish, Hindi, Portuguese, French, German, Japanese, Arabic, Russian, Korean, Indonesian, Italian, Dutch, Turkish, Polish, Swedish, Filipino, Malay, Romanian, Ukrainian, Greek, Czech, Danish, Finnish, Bulgarian, Croatian, Slovak, Tamil',
  );
  expect(baseVoiceLanguages).toHaveLength(29);
});

test('[LNG-021] the extended list has 32: Hungarian, Norwegian and Vietnamese come last', () => {
  expect(voiceLanguages).toHaveLength(32);
  expect(namesOf(voiceLanguages.slice(29))).toEqual(['Hungarian', 'Norwegian', 'Vietnamese']);
  expect(voiceLanguages.slice(0, 29)).toEqual(baseVoiceLanguages);
});

test('every code is the tag of its language', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const { code, name } of voiceLanguages) expect(names.of(code)).toBe(name);
});

test.each([
  ['[LNG-023] Arabic has 18', 'ar', 18],
  ['[LNG-024] English has 53', 'en', 53],
])('%s', (_title, language, count) => {
  expect(dialectsOf(language)).toHaveLength(count);
});

test('[LNG-022] [LNG-025] every language has a few dialects in one fixed order, none twice', () => {
  for (const { code } of voiceLanguages) {
    const accents = dialectsOf(code).map(({ accent }) => accent);
    expect(accents.length).toBeGreaterThan(2);
    expect(new Set(accents).size).toBe(accents.length);
    for (const accent of accents) expect(accent).toMatch(/^[a-z]+(_[a-z]+)*$/);
  }
  expect(namesOf(dialectsOf('en-GB').slice(0, 3))).toEqual(['American', 'British', 'Australian']);
  expect(dialectsOf('no')[3]).toEqual({ name: 'Trøndersk', accent: 'trondersk' });
  expect(dialectsOf('tlh')).toEqual([]);
});

test('languages come in the order of the list, others behind', () => {
  expect(inLanguageOrder(['cy', 'vi', 'de', 'en', 'af'])).toEqual(['en', 'de', 'vi', 'af', 'cy']);
});
