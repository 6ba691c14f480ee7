import { expect, test } from 'vitest';
import { textOf } from '../texts.ts';
import { planBare } from './plan-bare.ts';

test('sixty characters are one segment: a client alone keeps one engine process busy', () => {
  for (const number of [0, 11, 250]) expect(planBare(textOf(60, number), 'af_heart')).toHaveLength(1);
});

test('a paragraph is several segments in English, each with its neighbors for the melody', () => {
  const requests = planBare(textOf(830, 0), 'af_heart');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.every(({ language }) => language.startsWith('en'))).toBe(true);
  expect(requests[1]).toMatchObject({ before: requests[0]!.text, after: requests[2]!.text });
});
