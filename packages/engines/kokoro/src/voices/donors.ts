import { type Donors, type NeighborLanguage, neighborLanguages } from './donor.ts';
import { searchedDonors } from './donor-table.ts';

/** Portuguese women and Italian men were understood best in most of these languages. */
const romance: Donors = {
  female: { prosody: 'pf_dora', timbre: 'pf_dora' },
  male: { prosody: 'im_nicola', timbre: 'im_nicola' },
};

/** Other tags of the same languages: written forms of Norwegian, and what detectors call Filipino. */
const aliases: Readonly<Record<string, NeighborLanguage>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** Every primary tag that they go by. */
export const neighborTags: readonly string[] = [...neighborLanguages, ...Object.keys(aliases)];

/** Which of them a BCP 47 tag means, if any. */
export function findNeighborLanguage(tag: string): NeighborLanguage | undefined {
  const primary = tag.split('-')[0]!.toLowerCase();
  return aliases[primary] ?? neighborLanguages.find((language) => language === primary);
}

export const donorsOf = (language: NeighborLanguage): Donors => searchedDonors[language] ?? romance;
