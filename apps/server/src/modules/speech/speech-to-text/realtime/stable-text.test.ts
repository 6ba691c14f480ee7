import { expect, test } from 'vitest';
import { StableText } from './stable-text.ts';

test('words that two guesses agree on stay, the rest follows the newest guess', () => {
  const text = new StableText();
  expect(text.next('The quick')).toBe('The quick');
  expect(text.next('The quick brown fog')).toBe('The quick brown fog');
  expect(text.next('The quick brown fox jumps')).toBe('The quick brown fox jumps');
  // a guess that changes its mind about the beginning does not change what was shown
  expect(text.next('A quick brown fox jumps over')).toBe('The quick brown fox jumps over');
});

test('another comma is the same word', () => {
  const text = new StableText();
  text.next('Well, then');
  text.next('Well then we');
  expect(text.next('Bell, then we go')).toBe('Well then we go');
});

test('a guess that is shorter takes nothing back', () => {
  const text = new StableText();
  text.next('one two three');
  text.next('one two three four');
  expect(text.next('one')).toBe('one two three');
});
