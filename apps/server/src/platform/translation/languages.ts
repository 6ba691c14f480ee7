import { languageOf } from '@mynah/contract/speech/transcription-languages';
import type { LanguagePair } from './translator.ts';

/** `pt` of `pt-BR`. Norwegian goes by one name. */
export function primaryTag(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return primary === 'nb' || primary === 'nn' ? 'no' : primary;
}

/** `pt-br` and `por` as the product writes them: `pt-BR`, `pt`. */
export function normalTag(tag: string): string {
  const [primary = '', ...rest] = tag.trim().replaceAll('_', '-').split('-');
  const known = languageOf(primary) ?? primary.toLowerCase();
  // Filipino has a name of its own in the list of voices
  return [
    known === 'tl' ? 'fil' : known,
    ...rest.map((part) => (part.length === 2 ? part.toUpperCase() : part)),
  ].join('-');
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
