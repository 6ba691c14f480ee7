import { brand } from '@mynah/contract';
import type { SharedRow } from '../share-links.store.ts';
import { firstWords, plainLine } from './plain-line.ts';

/** The first words; a sound without any is named after its voice. */
export const titleOf = ({ item }: SharedRow): string =>
  firstWords(item.text ?? '', 70) || plainLine(item.voiceName ?? '') || 'Audio';

/** Who speaks and who shares, as far as that is told. */
export function descriptionOf({ item, publicUserName }: SharedRow): string {
  const voice = plainLine(item.voiceName ?? '');
  const person = plainLine(publicUserName ?? '');
  const spoken = voice ? `Spoken by ${voice}` : 'Listen';
  const text = firstWords(item.text ?? '', 160);
  return `${spoken}${person && `, shared by ${person}`}, made with ${brand.name}.${text && ` “${text}”`}`;
}

export function bylineOf({ publicUserName }: SharedRow): string {
  const person = plainLine(publicUserName ?? '');
  return person ? `Shared by ${person}` : '';
}

/** May 31, 2024, in UTC: whoever reads it may be anywhere. */
export const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
