import { pronunciationLimits } from '@mynah/contract/dictionaries/pronunciation-limits';
import type { PronunciationRule } from '@mynah/text';
import { describe, expect, test } from 'vitest';
import { readLexicon } from './read-lexicon.ts';
import { writeLexicon } from './write-lexicon.ts';

const read = (text: string) => readLexicon(new TextEncoder().encode(text));
const alias = (find: string, to: string, where: Partial<PronunciationRule> = {}): PronunciationRule => ({
  find,
  caseSensitive: true,
  wordBoundaries: true,
  replacement: { kind: 'alias', alias: to },
  ...where,
});
const rules: PronunciationRule[] = [
  alias('R&D <lab>', 'research & development'),
  alias('mynah', 'my nah', { caseSensitive: false, wordBoundaries: false }),
  alias('東京', '', { replacement: { kind: 'phoneme', phoneme: 'toːkʲoː', alphabet: 'ipa' } }),
  alias('tomato', '', {
    replacement: { kind: 'phoneme', phoneme: 'T AH0 M EY1 T OW0', alphabet: 'cmu-arpabet' },
  }),
];

test('[PRN-004] what was written is read again, and written again it is the same file', () => {
  const file = writeLexicon(rules);
  expect(read(file)).toEqual(rules);
  expect(writeLexicon(read(file))).toBe(file);
});

test('reads lexicons of others: prefixes, several spellings, the preferred pronunciation, an alphabet for all', () => {
  const file = `\ufeff<?xml version="1.0"?>
    <!-- names -->
    <p:lexicon version="1.0" xmlns:p="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="CMU" xml:lang="en">
      <p:meta name="author" content="Ada"/>
      <p:lexeme role="noun">
        <p:grapheme> colour
        </p:grapheme><p:grapheme>color</p:grapheme>
        <p:phoneme>K AH1 L ER0</p:phoneme><p:phoneme prefer="true" alphabet="ipa">ˈkʌlə</p:phoneme>
        <p:example>the color</p:example>
      </p:lexeme>
      <p:lexeme><p:grapheme>W3C</p:grapheme><p:alias>World Wide Web <![CDATA[Consortium]]></p:alias></p:lexeme>
      <p:lexeme><p:grapheme>silent</p:grapheme></p:lexeme>
    </p:lexicon>`;
  const ipa = { kind: 'phoneme', phoneme: 'ˈkʌlə', alphabet: 'ipa' };
  expect(read(file)).toMatchObject([
    { find: 'colour', replacement: ipa },
    { find: 'color', replacement: ipa },
    { find: 'W3C', replacement: { kind: 'alias', alias: 'World Wide Web Consortium' } },
  ]);
});

describe('is refused in one sentence:', () => {
  const lexicon = (content: string) =>
    `<lexicon xmlns="http://www.w3.org/2005/01/pronunciation-lexicon">${content}</lexicon>`;
  const many = '<lexeme><grapheme>a</grapheme><alias>b</alias></lexeme>'.repeat(
    pronunciationLimits.rules + 1,
  );
  const spellings = `<lexeme>${'<grapheme>a</grapheme>'.repeat(pronunciationLimits.rules + 1)}<alias>b</alias></lexeme>`;
  test.each([
    ['a document type', '<!DOCTYPE lexicon SYSTEM "http://x/y.dtd"><lexicon/>', /document type or entities/],
    ['entities', '<!doctype l [<!ENTITY a "b">]><l>&a;</l>', /document type or entities/],
    ['an unknown entity', lexicon('<lexeme><grapheme>&bomb;</grapheme></lexeme>'), /isn’t valid XML/],
    ['another document', '<rss></rss>', /isn’t a pronunciation lexicon/],
    ['no markup', 'tomato,tomahto', /isn’t valid XML|isn’t a pronunciation lexicon/],
    ['nothing', '', /isn’t valid XML|isn’t a pronunciation lexicon/],
    ['half a file', lexicon('<lexeme>').slice(0, -10), /isn’t valid XML/],
    ['too many rules', lexicon(many), /more than the 10000 rules/],
    ['too many spellings', lexicon(spellings), /more than the 10000 rules/],
    ['too many tags', '<a>'.repeat(1_000_000), /more than the 10000 rules/],
    [
      'another alphabet',
      lexicon('<lexeme><grapheme>a</grapheme><phoneme alphabet="x-sampa">a</phoneme></lexeme>'),
      /rule for “a”.*ipa or cmu-arpabet/,
    ],
  ])('%s', (_, file, message) => {
    expect(() => read(file)).toThrow(message);
  });

  test('what is no text', () => {
    expect(() => readLexicon(Uint8Array.of(0x3c, 0xff, 0x00, 0x80))).toThrow(/UTF-8/);
  });
});
