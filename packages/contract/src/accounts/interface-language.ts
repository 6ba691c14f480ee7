/** The languages that the app speaks, by the tag that the account keeps. English is the source of all others. */
export const interfaceLanguages = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'hi', 'ar', 'zh'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
