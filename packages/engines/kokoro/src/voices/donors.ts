import type { Donors, NeighborLanguage } from './donor.ts';
import { donorTable } from './donor-table.ts';

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
