import { LOCALE } from '#web/shared/format/locale.ts';

const collator = new Intl.Collator(LOCALE);

/** The order of two names as people sort them. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
