import { seededRandom } from '@mynah/engine-spec';
import { describe, expect, test } from 'vitest';
import type { TranslationOrder, Translator } from '../translator.ts';
import { findMissing } from './find-missing.ts';
import { findFixedSpans } from './fixed-spans.ts';
import { replaceMarks, setMarks } from './marks.ts';
import { numbersIn } from './numbers.ts';
import { translateKeeping } from './translate-keeping.ts';

describe('numbers and measures', () => {
  test.each([
    ['It costs 1,500.25 dollars.', 'Custa 1.500,25 dólares.', []],
    ['Il y a 1 500 places.', 'There are 1,500 seats.', []],
    ['In 2020 300 people came.', 'Em 2020, 300 pessoas vieram.', []],
    ['٣ تفاحات', '3 apples', []],
    ['Gate 7 at 18:45', 'Portão 1 às 18h45', ['7']],
    ['Drive 5 km.', 'Dirija 5 quilômetros.', []],
    ['Drive 5 km.', 'Dirija 5 m.', ['5 km']],
    ['It is 20 °C and 40%.', 'Faz 20°C e 40 %.', []],
    ['It costs $20.', 'Kostet 20 €.', ['20 $']],
    ['Drive 5 miles.', 'Dirija 8 quilômetros.', ['5']],
  ])('%s → %s misses %j', (source, translated, missing) => {
    expect(findMissing(source, translated, {})).toEqual(missing);
  });

  test('what has no number has none', () => expect(numbersIn('Nothing. At all,')).toEqual([]));
});

describe('terms', () => {
  const written = (text: string, terms: Parameters<typeof findFixedSpans>[1]) =>
    findFixedSpans(text, terms).map(({ start, end, as }) => `${text.slice(start, end)}→${as}`);

  test('addresses and placeholders stay', () => {
    expect(
      written(
        `See https://a.example/b?c=1. Mail me@a.example, {name}, {{ age }}, \${x}, %1$s, 100% and <b>.`,
        {},
      ),
    ).toEqual([
      'https://a.example/b?c=1→https://a.example/b?c=1',
      'me@a.example→me@a.example',
      '{name}→{name}',
      '{{ age }}→{{ age }}',
      `\${x}→\${x}`,
      '%1$s→%1$s',
      '<b>→<b>',
    ]);
  });

  test('names keep their case, the longest wins, and no part of a word is a term', () => {
    const terms = {
      doNotTranslate: ['Apple', 'Apple Park', 'mynah'],
      glossary: [{ term: 'take', translation: 'tomada' }],
    };
    expect(written('Apple Park has an apple. Take a mistake to Mynah and C++.', { ...terms })).toEqual([
      'Apple Park→Apple Park',
      'Take→tomada',
      'Mynah→Mynah',
    ]);
    expect(written('I like C++ (a lot).', { doNotTranslate: ['C++', '(a'] })).toEqual(['C++→C++', '(a→(a']);
    expect(written('我在东京塔。', { doNotTranslate: ['东京'] })).toEqual(['东京→东京']);
  });

  test('a term that is lost is missing', () => {
    const terms = { doNotTranslate: ['Mynah'], glossary: [{ term: 'take', translation: 'tomada' }] };
    expect(findMissing('A take of Mynah', 'Uma tomada da Mynah', terms)).toEqual([]);
    expect(findMissing('A take of Mynah', 'Uma pegada do pássaro', terms)).toEqual(['take', 'Mynah']);
  });
});

const letters = 'abc XYZ 0123 é雨ß .,;%{}$<>@/\n';
const someText = (random: () => number) =>
  Array.from(
    { length: Math.floor(random() * 60) },
    () => letters[Math.floor(random() * letters.length)],
  ).join('');

test('marks come back as what they stood for, whatever the text, and none is made up', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const text = someText(random);
    const terms = { doNotTranslate: [someText(random).slice(0, 4), 'abc'] };
    const spans = findFixedSpans(text, terms);
    for (const [index, { start, end }] of spans.entries()) {
      expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    }
    const marked = setMarks(text, spans);
    expect(replaceMarks(marked.text, marked)).toBe(text);
    expect(findMissing(text, text, terms)).toEqual([]);
    if (spans.length > 0) expect(replaceMarks(marked.text.replace(/XQ0Z/, ''), marked)).toBeUndefined();
  }
});

/** Says what it hears backwards in words, and does with marks and numbers what `spoil` does. */
const engine = (spoil: (text: string) => string): Translator & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    name: 'backwards',
    keepsTerms: false,
    offer: async () => undefined,
    translate: async ({ texts }) => {
      asked.push(...texts.map(({ text }) => text));
      return texts.map(({ text }) => ({ text: spoil(text.split(' ').toReversed().join(' ')), shorter: [] }));
    },
  };
};
const order = (texts: string[], more: Partial<TranslationOrder> = {}): TranslationOrder => ({
  texts: texts.map((text) => ({ text })),
  source: 'en',
  target: 'pt',
  caller: 'w',
  signal: new AbortController().signal,
  ...more,
});
const translated = async (translator: Translator, given: TranslationOrder) =>
  (await translateKeeping(translator, given)).map(({ text }) => text);

test('terms travel as marks through an engine that knows none', async () => {
  const terms = { doNotTranslate: ['Ana Lima'], glossary: [{ term: 'take', translation: 'tomada' }] };
  const plain = engine((text) => text);
  expect(await translated(plain, order(['the take of Ana Lima', 'ok', '12:30'], terms))).toEqual([
    'Ana Lima of tomada the',
    'ok',
    '12:30',
  ]);
  // nothing to translate is not sent
  expect(plain.asked).toEqual(['the XQ0Z of XQ1Z', 'ok']);
});

test('an engine that loses marks gets the text between them', async () => {
  const terms = { doNotTranslate: ['Ana'] };
  const losing = engine((text) => text.replace(/XQ\dZ/g, 'what'));
  expect(await translated(losing, order(['tell Ana the truth'], terms))).toEqual(['tell Ana truth the']);
});

test('a number that did not come through is sent as a mark', async () => {
  const rounding = engine((text) => text.replace(/\b\d\d\b/g, '10'));
  expect(await translated(rounding, order(['wait 45 minutes', 'wait 10 minutes']))).toEqual([
    'minutes 45 wait',
    'minutes 10 wait',
  ]);
});
