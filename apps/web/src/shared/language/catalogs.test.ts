import { type InterfaceLanguage, interfaceLanguages } from '@mynah/contract/accounts/interface-language';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '#web/shared/language/catalog.ts';
import { languageFacts } from '#web/shared/language/interface-language.ts';
import { readTexts } from '#web/shared/messages.ts';

// Whatever has words of its own, so that all of them are known.
import.meta.glob('../../**/{messages,titles,search-titles,*-words}.ts', { eager: true });
const catalogs = import.meta.glob<Catalog>('./catalogs/*.json', { import: 'default', eager: true });

type Language = Exclude<InterfaceLanguage, 'en'>;
const languages = interfaceLanguages.filter((language): language is Language => language !== 'en');
const catalogOf = (language: Language): Catalog => catalogs[`./catalogs/${language}.json`] ?? {};

/** What a translation has to hold, by namespace and key: titles that the feature's own texts repeat are said once. */
function wantedOf(language: Language): Map<string, string> {
  const texts = readTexts();
  const wanted = new Map<string, string>();
  for (const [namespace, english] of texts) {
    const repeated = /-(titles|search)$/.test(namespace)
      ? texts.get(namespace.replace(/-(titles|search)$/, ''))
      : undefined;
    for (const [key, text] of Object.entries(english)) {
      if (repeated?.[key] === text) continue;
      const forms = formsOf(key, english, language);
      for (const form of forms ?? [key]) {
        const said = wanted.get(`${namespace}.${form}`) ?? '';
        wanted.set(`${namespace}.${form}`, forms ? `${said} ${text}` : text);
      }
    }
  }
  return wanted;
}

/** `voices_other` has as many forms as the language has; each may say what any of the English ones says. */
function formsOf(
  key: string,
  english: Readonly<Record<string, string>>,
  language: Language,
): string[] | undefined {
  const stem = /^(.*)_(one|other)$/.exec(key)?.[1];
  if (stem === undefined || english[`${stem}_other`] === undefined) return undefined;
  return pluralForms(language).map((form) => `${stem}_${form}`);
}

/** Of whole numbers that are written out: a million is "1M" everywhere, so its own form is never asked for. */
function pluralForms(language: Language): string[] {
  const rules = new Intl.PluralRules(languageFacts[language].locale);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

const valuesIn = (text: string): Set<string> => new Set(text.match(/\{\{\w+\}\}/g));

/** A form of a count may leave out what another one says. */
function keepsValues(key: string, text: string, english: string): boolean {
  const [said, known] = [valuesIn(text), valuesIn(english)];
  const isForm = /_(zero|one|two|few|many|other)$/.test(key);
  return [...said].every((value) => known.has(value)) && (isForm || said.size === known.size);
}

describe.each(languages)('the interface in %s', (language) => {
  const wanted = wantedOf(language);
  const said = new Map<string, string>(
    Object.entries(catalogOf(language)).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );

  it('says all that the English says, and nothing else', () => {
    expect({
      missing: [...wanted.keys()].filter((key) => !said.has(key)),
      stale: [...said.keys()].filter((key) => !wanted.has(key)),
    }).toEqual({ missing: [], stale: [] });
  });

  it('keeps the values that stand in a text', () => {
    const changed = [...said].filter(([key, text]) => !keepsValues(key, text, wanted.get(key) ?? text));
    expect(changed).toEqual([]);
  });
});
