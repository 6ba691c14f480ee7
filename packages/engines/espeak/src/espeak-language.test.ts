import { expect, test } from 'vitest';
import { findEspeakFile } from './espeak-language.ts';

const languages = [
  { file: 'en-029', tags: ['en-029', 'en'] },
  { file: 'en', tags: ['en-gb', 'en'] },
  { file: 'en-us', tags: ['en-us', 'en'] },
  { file: 'es', tags: ['es'] },
  { file: 'es-419', tags: ['es-419', 'es-mx'] },
  { file: 'fr-be', tags: ['fr-be', 'fr'] },
  { file: 'fr', tags: ['fr-fr', 'fr'] },
  { file: 'cmn', tags: ['cmn', 'zh-cmn', 'zh'] },
  { file: 'yue', tags: ['yue', 'zh-yue', 'zh'] },
  { file: 'nb', tags: ['nb', 'no'] },
  { file: 'pt', tags: ['pt', 'pt-pt'] },
  { file: 'pt-br', tags: ['pt-br', 'pt'] },
];

test.each([
  ['en', 'en-us'],
  ['en-US', 'en-us'],
  ['en-GB', 'en'],
  ['en-AU', 'en'],
  ['en-CA', 'en-us'],
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['es-ES', 'es'],
  ['es-AR', 'es-419'],
  ['pt-BR', 'pt-br'],
  ['pt', 'pt'],
  ['zh-Hans-CN', 'cmn'],
  ['zh-HK', 'yue'],
  ['no', 'nb'],
  ['xx', undefined],
  ['', undefined],
])('%s is spoken by %s', (tag, file) => {
  expect(findEspeakFile(tag, languages)).toBe(file);
});
