import type { LanguagePair } from './translator.ts';

/** `pt` of `pt-BR`. Norwegian goes by one name. */
export function primaryTag(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return primary === 'nb' || primary === 'nn' ? 'no' : primary;
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** `Brazilian Portuguese`; the tag itself where it is none. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // not shaped like a tag
  }
}

/** `Swahili into Portuguese` */
export const pairName = ({ source, target }: LanguagePair): string =>
  `${languageName(source)} into ${languageName(target)}`;

export const isSamePair = (one: LanguagePair, other: LanguagePair): boolean =>
  primaryTag(one.source) === primaryTag(other.source) && primaryTag(one.target) === primaryTag(other.target);
