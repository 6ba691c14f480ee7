import { type InterfaceLanguage, interfaceLanguages } from '@mynah/contract/accounts/interface-language';

interface LanguageFacts {
  /** As its own speakers call it. */
  name: string;
  /** How numbers, dates and names are written and sorted; digits are those of the product everywhere. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

export const languageFacts: Readonly<Record<InterfaceLanguage, LanguageFacts>> = {
  en: { name: 'English', locale: 'en', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de', direction: 'ltr' },
  es: { name: 'Español', locale: 'es', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr', direction: 'ltr' },
  pt: { name: 'Português', locale: 'pt-BR', direction: 'ltr' },
  ja: { name: '日本語', locale: 'ja', direction: 'ltr' },
  hi: { name: 'हिन्दी', locale: 'hi-u-nu-latn', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
  zh: { name: '中文', locale: 'zh-Hans', direction: 'ltr' },
};

/** No `xi:` before it: like the theme the choice outlives a sign-out. */
const LANGUAGE_KEY = 'interface-language';

const isInterfaceLanguage = (tag: string | null): tag is InterfaceLanguage =>
  interfaceLanguages.some((language) => language === tag);

/** What was chosen in this browser; null follows the browser's own languages. */
export function readLanguageChoice(): InterfaceLanguage | null {
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY);
    return isInterfaceLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Holds from the next load of the app on: its words are read once. */
export function keepLanguageChoice(choice: InterfaceLanguage | null): void {
  try {
    if (choice) localStorage.setItem(LANGUAGE_KEY, choice);
    else localStorage.removeItem(LANGUAGE_KEY);
  } catch (cause) {
    console.error('local storage refused the language', cause);
  }
}

/** The first of the browser's languages that the app speaks, whatever its region; else English. */
export function matchLanguage(wanted: readonly string[]): InterfaceLanguage {
  const spoken = wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isInterfaceLanguage);
  return spoken ?? 'en';
}

/** The list of pages is also read where there is no browser. */
const isInBrowser = typeof document !== 'undefined';

/** What the interface speaks from this load of the app to the next. */
export const interfaceLanguage: InterfaceLanguage =
  readLanguageChoice() ?? matchLanguage(isInBrowser ? navigator.languages : []);

if (isInBrowser) {
  document.documentElement.lang = interfaceLanguage;
  document.documentElement.dir = languageFacts[interfaceLanguage].direction;
}
