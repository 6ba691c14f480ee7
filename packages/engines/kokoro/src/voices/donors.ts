import { donorTable } from './donor-table.ts';

/** BCP 47 primary tag of a language that the model was never taught and speaks by phonemes. */
export type NeighborLanguage =
  | 'ar'
  | 'bg'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'fi'
  | 'fil'
  | 'hr'
  | 'hu'
  | 'id'
  | 'ko'
  | 'ms'
  | 'nl'
  | 'no'
  | 'pl'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sv'
  | 'ta'
  | 'tr'
  | 'uk'
  | 'vi';

/** Whose halves of a style a language borrows: the manner of speaking (melody and length), and the sound. */
export interface Donor {
  manner: string;
  sound: string;
}

export interface Donors {
  female: Donor;
  male: Donor;
}

export const neighborLanguages = Object.keys(donorTable) as NeighborLanguage[];

/** Other tags of the same languages: written forms of Norwegian, and what detectors call Filipino. */
const aliases: Readonly<Record<string, NeighborLanguage>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** Every primary tag that they go by. */
export const neighborTags: readonly string[] = [...neighborLanguages, ...Object.keys(aliases)];

/** Which of them a BCP 47 tag means, if any. */
export function findNeighborLanguage(tag: string): NeighborLanguage | undefined {
  const primary = tag.split('-')[0]!.toLowerCase();
  return aliases[primary] ?? neighborLanguages.find((language) => language === primary);
}

export const donorsOf = (language: NeighborLanguage): Donors => donorTable[language];
