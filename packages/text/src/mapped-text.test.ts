import { describe, expect, test } from 'vitest';
import { MappedText, MappedTextBuilder } from './mapped-text.ts';

/** The source of each character of the text, as the map tells it. */
const sources = (text: MappedText, source: string) =>
  [...text.map.slice(0, -1)].map((at) => source[at]).join('');

describe('MappedText', () => {
  test('a rewritten part shares its source evenly', () => {
    const source = 'pay $5 now';
    const text = MappedText.from(source).replace(/\$5/g, () => 'five dollars');
    expect(text.text).toBe('pay five dollars now');
    expect(sources(text, source)).toBe('pay $$$$$$555555 now');
    expect(text.map.at(-1)).toBe(source.length);
  });

  test('rewriting twice still maps to the source', () => {
    const source = 'a FBI b';
    const text = MappedText.from(source)
      .replace(/FBI/g, () => 'F B I')
      .replace(/B/g, () => 'bee');
    expect(text.text).toBe('a F bee I b');
    expect(sources(text, source)).toBe('a FFBBBBI b');
  });

  test('deleting leaves the rest in place', () => {
    const source = 'one 😀two';
    const text = MappedText.from(source).replace(/😀/gu, () => '');
    expect([text.text, sources(text, source)]).toEqual(['one two', 'one two']);
  });

  test('phoneme spans move along and are never rewritten', () => {
    const builder = new MappedTextBuilder();
    const source = MappedText.from('1 and 1');
    builder.copy(source, 0, 6);
    const start = builder.length;
    builder.copy(source, 6, 7);
    builder.fixSound(start, 'wʌn');
    const text = builder.build(7).replace(/1/g, () => 'one');
    expect(text.text).toBe('one and 1');
    expect(text.spans).toEqual([{ start: 8, end: 9, ipa: 'wʌn' }]);
    expect(text.slice(4).spans).toEqual([{ start: 4, end: 5, ipa: 'wʌn' }]);
  });

  test('parts joined again are the whole', () => {
    const text = MappedText.from('one two').replace(/one/g, () => 'the first');
    const joined = text.slice(0, 4).concat(text.slice(4));
    expect([joined.text, [...joined.map]]).toEqual([text.text, [...text.map]]);
  });

  test('trim keeps the map of what is left', () => {
    const text = MappedText.from('  hi ').trim();
    expect([text.text, [...text.map]]).toEqual(['hi', [2, 3, 4]]);
  });
});
