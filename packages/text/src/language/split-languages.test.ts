import { describe, expect, test } from 'vitest';
import { MappedText } from '../mapped-text.ts';
import { splitByLanguage } from './split-languages.ts';

const runs = (text: string, language: string): string[] =>
  splitByLanguage(MappedText.from(text), language).map((run) => `${run.language}:${run.text.text.trim()}`);

describe('splitByLanguage', () => {
  test.each([
    [
      'I told him muchas gracias por todo and left.',
      'en',
      ['en:I told him', 'es:muchas gracias por todo', 'en:and left.'],
    ],
    [
      'Mi jefe siempre repite we need to think about that y se marcha.',
      'es',
      ['es:Mi jefe siempre repite', 'en:we need to think about that', 'es:y se marcha.'],
    ],
    ['I met 田中さん 3 times on Monday.', 'en', ['en:I met', 'ja:田中さん', 'en:3 times on Monday.']],
    ['Мы купили Windows 11 Pro вчера.', 'ru', ['ru:Мы купили Windows 11 Pro вчера.']],
    [
      'She whispered “je ne sais pas quoi dire” and sat down.',
      'en',
      ['en:She whispered', 'fr:“je ne sais pas quoi dire”', 'en:and sat down.'],
    ],
  ])('%s', (text, language, wanted) => expect(runs(text, language)).toEqual(wanted));

  test.each([
    ['Maria de la Cruz moved from Los Angeles to San Diego.', 'en'],
    ['It was déjà vu, a coup de grâce, the pièce de résistance.', 'en'],
    ['Das Meeting mit dem Marketing Team war ein Highlight.', 'de'],
    ['Me gusta el smartphone de Microsoft con Windows Phone.', 'es'],
    ['We drove the Autobahn to the Oktoberfest in München.', 'en'],
    ['The Rio de Janeiro carnival and the Champs Élysées are famous.', 'en'],
    ['No me lo puedo creer, de verdad.', 'es'],
    ['Let me see it on TV at ten, or on the go.', 'en'],
  ])('loans and names stay: %s', (text, language) => expect(runs(text, language)).toHaveLength(1));
});
