import { expect, test } from 'vitest';
import { accentsIn, isWanted, languagesIn, readFilter } from '#web/features/default-voices/voice-filter.ts';
import { pickerVoice } from '#web/features/voices/test-voice.ts';

const voices = [
  pickerVoice({ language: 'vi', labels: { accent: 'northern', gender: 'male' } }),
  pickerVoice({ language: 'en-GB', labels: { accent: 'british', gender: 'male' } }),
  pickerVoice({ language: 'en-US', labels: { accent: 'american', gender: 'female' } }),
];

test('[LNG-020] [LNG-021] languages are offered in the order of the list', () => {
  expect(languagesIn(voices)).toEqual(['en', 'vi']);
});

test('[LNG-022] dialects of the chosen language are offered in their order', () => {
  expect(accentsIn(voices, 'en').map(({ name }) => name)).toEqual(['American', 'British']);
  expect(accentsIn(voices, undefined)).toEqual([]);
});

test('language, accent and gender narrow the list together', () => {
  const wanted = (filter: object) => voices.filter((voice) => isWanted(voice, filter)).length;
  expect([wanted({}), wanted({ language: 'en' }), wanted({ gender: 'male' })]).toEqual([3, 2, 2]);
  expect(wanted({ language: 'en', accent: 'british' })).toBe(1);
  expect(wanted({ language: 'en', accent: 'british', gender: 'female' })).toBe(0);
});

test('what the address says is taken where it makes sense', () => {
  expect(readFilter({ search: '', language: 'en', accent: 'british', gender: 'x' })).toEqual({
    ...{ search: undefined, language: 'en', accent: 'british', gender: undefined },
  });
  expect(readFilter({ accent: 'british' }).accent).toBeUndefined();
});
