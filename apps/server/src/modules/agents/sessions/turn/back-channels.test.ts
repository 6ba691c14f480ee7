import { expect, test } from 'vitest';
import { BackChannels } from './back-channels.ts';

const listening = { language: 'en', own: [], languages: [], addsToUsual: false };

test.each([
  ['Mhm.', true],
  ['Uh-huh.', true],
  ['Okay, yeah.', true],
  ['I see.', true],
  ['I see the door', false],
  ['Yeah, but wait', false],
  ['No.', false],
  ['Stop!', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(new BackChannels(listening).covers(text)).toBe(expected);
});

test('each language has its own, and its sounds', () => {
  const german = new BackChannels({ ...listening, language: 'de' });
  expect(['Genau.', 'Alles klar', 'Mhm', 'yeah'].map((text) => german.covers(text))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('an agent’s own terms stand in the place of the usual ones, or beside them', () => {
  const own = { ...listening, own: ['interesting point'] };
  expect(new BackChannels(own).covers('interesting point')).toBe(true);
  expect(new BackChannels(own).covers('okay')).toBe(false);
  expect(new BackChannels({ ...own, addsToUsual: true }).covers('okay, interesting point')).toBe(true);
  expect(new BackChannels({ ...own, languages: ['fr'] }).covers("d'accord")).toBe(true);
});
