import { expect, test } from 'vitest';
import { firstWords, plainLine } from './plain-line.ts';

test('a title has one line, and nothing that turns its direction', () => {
  expect(plainLine(' One\r\n two\u202Eevil\u2066\u0007 three ')).toBe('One two evil three');
});

test('a long text ends after a whole word', () => {
  expect(firstWords('The quick brown fox jumps', 12)).toBe('The quick…');
  expect(firstWords('The quick', 12)).toBe('The quick');
  expect(firstWords('', 12)).toBe('');
});

test('a text without spaces, or of signs of two units, is cut between characters', () => {
  expect(firstWords('語'.repeat(50), 10)).toBe(`${'語'.repeat(9)}…`);
  expect(firstWords('😀'.repeat(50), 10)).toBe(`${'😀'.repeat(9)}…`);
});
