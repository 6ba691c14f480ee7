import { expect, test } from 'vitest';
import { progressOf } from './unfinished-text.ts';

test.each([
  ['What are your opening hours?', 'en', 'complete'],
  ['I’d like to book a table for two.', 'en', 'complete'],
  ['Yes.', 'en', 'complete'],
  ['I am.', 'en', 'open'],
  ['I would like to', 'en', 'unfinished'],
  ['I would like to book a table and.', 'en', 'unfinished'],
  ['It’s about the, um', 'en', 'unfinished'],
  ['Well, because', 'en', 'unfinished'],
  ['I need three things,', 'en', 'unfinished'],
  ['My phone number is', 'en', 'unfinished'],
  ['My name is', 'en', 'unfinished'],
  ['My number is 555', 'en', 'spelling'],
  ['Four four one', 'en', 'spelling'],
  ['It’s 0 1 7 2, 55', 'en', 'spelling'],
  ['It’s spelled B A R', 'en', 'spelling'],
  ['Ich hätte gern einen Tisch für', 'de', 'unfinished'],
  ['Meine Nummer ist', 'de', 'unfinished'],
  ['Ich hätte gern einen Tisch.', 'de', 'complete'],
  ['Je voudrais', 'fr', 'open'],
  ['Je voudrais une', 'fr', 'unfinished'],
  ['Quiero una mesa para', 'es', 'unfinished'],
  ['予約をしたいのですが、', 'ja', 'unfinished'],
  ['予約をお願いします。', 'ja', 'complete'],
  ['table for two please', 'en', 'open'],
  ['', 'en', 'open'],
])('%j in %s is %s', (text, language, expected) => {
  expect(progressOf(text, language)).toBe(expected);
});
