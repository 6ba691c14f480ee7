import { LOCALE } from '#web/shared/format/locale.ts';

const lists = new Intl.ListFormat(LOCALE);

/** `Voices, History, and People`. */
export const formatList = (names: readonly string[]): string => lists.format(names);
