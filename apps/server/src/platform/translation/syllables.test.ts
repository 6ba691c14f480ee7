import { expect, test } from 'vitest';
import { countSyllables } from './syllables.ts';

test.each([
  ['en', 'We were late again.', 5],
  ['en', 'She wanted a table.', 5],
  ['pt', 'Nós estávamos atrasados de novo.', 12],
  ['es', 'Buenos días, ¿cómo está?', 8],
  ['de', 'Guten Morgen, wie geht es Ihnen?', 9],
  ['fr', 'Nous sommes arrivés en retard.', 8],
  ['ja', 'おはようございます', 9],
  ['zh', '你好世界', 4],
  ['ko', '안녕하세요', 5],
  ['ru', 'Доброе утро', 5],
  ['en', '', 0],
])('%s “%s” has about %i', (language, text, expected) => {
  expect(Math.abs(countSyllables(text, language) - expected)).toBeLessThanOrEqual(1);
});

test('a shorter wording counts less', () => {
  expect(countSyllables('Ele chegou.', 'pt-BR')).toBeLessThan(
    countSyllables('Ele finalmente chegou.', 'pt-BR'),
  );
});
