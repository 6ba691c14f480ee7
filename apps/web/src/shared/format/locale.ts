import { interfaceLanguage, languageFacts } from '#web/shared/language/interface-language.ts';

/** The language of the interface: of its words, and of how names, numbers and dates are written and sorted. */
export const LOCALE = languageFacts[interfaceLanguage].locale;
