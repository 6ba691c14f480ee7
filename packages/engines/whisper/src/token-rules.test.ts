import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { END_OF_TEXT, FIRST_LANGUAGE, FIRST_TIME, languageToken, NO_TIMESTAMPS } from './special-tokens.ts';
import { forbidTokens } from './token-rules.ts';

const rules = { suppressed: [7], suppressedFirst: [220, END_OF_TEXT] };
const VOCABULARY = 51_865;

/** The tokens that may come after `written` where all of `likely` are equally likely and the rest is far less so. */
function allowed(written: number[], likely: number[]): number[] {
  const logits = new Float32Array(VOCABULARY).fill(-50);
  for (const token of likely) logits[token] = 1;
  forbidTokens(logits, written, rules);
  return likely.filter((token) => logits[token]! > Number.NEGATIVE_INFINITY);
}

test('a transcript begins with a time of the first second', () => {
  expect(allowed([], [5, END_OF_TEXT, FIRST_TIME, FIRST_TIME + 50, FIRST_TIME + 51])).toEqual([
    FIRST_TIME,
    FIRST_TIME + 50,
  ]);
});

test('after the first time comes text, or the end', () => {
  expect(allowed([FIRST_TIME], [5, END_OF_TEXT, FIRST_TIME + 9])).toEqual([5, END_OF_TEXT]);
});

test('after text and a time comes a time that is not earlier, or the end', () => {
  const written = [FIRST_TIME, 5, FIRST_TIME + 10];
  expect(allowed(written, [5, END_OF_TEXT, FIRST_TIME + 9, FIRST_TIME + 10])).toEqual([
    END_OF_TEXT,
    FIRST_TIME + 10,
  ]);
  expect(allowed(written, [5, END_OF_TEXT])).toEqual([END_OF_TEXT]);
});

test('a stretch of text has a length', () => {
  expect(allowed([FIRST_TIME + 4, 5], [FIRST_TIME + 4, FIRST_TIME + 5])).toEqual([FIRST_TIME + 5]);
});

test('signs that are no words never come', () => {
  expect(allowed([FIRST_TIME, 5], [7, 8, NO_TIMESTAMPS])).toEqual([8]);
});

test('the time comes when all times together are likelier than any word', () => {
  const logits = new Float32Array(VOCABULARY).fill(-50);
  logits[5] = 1;
  for (let step = 1; step <= 4; step += 1) logits[FIRST_TIME + step] = 0;
  forbidTokens(logits, [FIRST_TIME, 8], rules);
  expect(logits[5]).toBe(Number.NEGATIVE_INFINITY);
});

test('languages have their token and are told by it', () => {
  expect(languageToken('en')).toBe(FIRST_LANGUAGE);
  expect(languageToken('jv')).toBe(FIRST_LANGUAGE + 97);
  expect(() => languageToken('xx')).toThrow(RangeError);
  const logits = new Float32Array(VOCABULARY);
  logits[languageToken('pt')] = 9;
  logits[5] = 20;
  expect(detectLanguage(logits)).toMatchObject({ language: 'pt' });
  expect(detectLanguage(logits).probability).toBeCloseTo(Math.exp(9) / (Math.exp(9) + 98), 4);
});
