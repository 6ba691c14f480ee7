import { expect, it, vi } from 'vitest';
import { keepLanguageChoice, matchLanguage } from '#web/shared/language/interface-language.ts';

it.each([
  [['de-CH', 'fr'], 'de'],
  [['nl', 'pt-PT', 'en'], 'pt'],
  [['zh-TW'], 'zh'],
  [['tlh'], 'en'],
  [[], 'en'],
] as const)('of the languages %j of a browser it speaks %s', (wanted, spoken) => {
  expect(matchLanguage(wanted)).toBe(spoken);
});

it('what was chosen goes before what the browser wants, and the page is laid out for it', async () => {
  keepLanguageChoice('ar');
  vi.resetModules();
  const { interfaceLanguage, languageFacts } = await import('#web/shared/language/interface-language.ts');
  expect(interfaceLanguage).toBe('ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(new Intl.NumberFormat(languageFacts.ar.locale).format(12)).toBe('12');
  keepLanguageChoice(null);
});
