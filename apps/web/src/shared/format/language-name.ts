import { LOCALE } from '#web/shared/format/locale.ts';

/** `pt-BR` as 'Brazilian Portuguese'; what has no name stays as it is. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(LOCALE, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
