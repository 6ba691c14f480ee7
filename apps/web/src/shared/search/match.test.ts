import { expect, it } from 'vitest';
import { bestOf, excerptOf, partsOf, rankOf } from '#web/shared/search/match.ts';

it('finds by the beginnings of words, whatever their case and accents', () => {
  expect(rankOf('élo', 'Eloise')).toBe(3);
  expect(rankOf('speech text', 'Text to speech')).toBe(2);
  expect(rankOf('log out', 'Sign out', 'log out')).toBe(1);
  expect(rankOf('peech', 'Text to speech')).toBe(1);
  expect(rankOf('ee', 'Text to speech')).toBe(0);
  expect(rankOf('speech film', 'Text to speech')).toBe(0);
});

it('puts the best first and leaves out what does not fit', () => {
  const titles = ['Own keys', 'API keys', 'Keyboard', 'Home'];
  expect(bestOf('key', titles, (title) => [title]).map(({ item }) => item)).toEqual([
    'Keyboard',
    'Own keys',
    'API keys',
  ]);
});

const marked = (text: string, query: string) =>
  partsOf(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

it('marks what was typed, and nothing else', () => {
  expect(marked('The river and the Rivers', 'RIVER')).toBe('The [river] and the [River]s');
  expect(marked('A plain tale', 'a')).toBe('[A] plain tale');
  expect(marked('Éloïse', 'elo')).toBe('[Élo]ïse');
  expect(marked('Ein ﬁnes Wort', 'fi')).toBe('Ein [ﬁ]nes Wort');
  expect(marked('Nothing here', 'xyz')).toBe('Nothing here');
  expect(marked('', 'xyz')).toBe('');
});

it('shows the part of a long text where the word stands', () => {
  const text = `${'before '.repeat(60)}the river ${'after '.repeat(60)}`;
  expect(excerptOf(text, 'river')).toMatch(/^… before .*the river after/);
  expect(excerptOf(text, 'river').length).toBeLessThan(125);
  expect(excerptOf('Short\n\nriver', 'river')).toBe('Short river');
});
