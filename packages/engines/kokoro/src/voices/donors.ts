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

/** The voices whose manner of speaking (the second half of a style) a language borrows. */
export interface Donors {
  female: string;
  male: string;
}

/** Portuguese women and Italian men are understood best in most of these languages. */
const romance: Donors = { female: 'pf_dora', male: 'im_nicola' };

/** Chosen by `npm run quality -- --only languages`: docs/quality.md has the figures. */
const donors: Readonly<Record<NeighborLanguage, Donors>> = {
  ar: romance,
  bg: romance,
  cs: romance,
  da: romance,
  de: romance,
  el: romance,
  fi: romance,
  fil: romance,
  hr: romance,
  hu: romance,
  id: romance,
  ko: romance,
  ms: romance,
  nl: romance,
  no: romance,
  pl: romance,
  ro: romance,
  ru: romance,
  sk: romance,
  sv: romance,
  ta: romance,
  tr: romance,
  uk: romance,
  vi: romance,
};

export const neighborLanguages = Object.keys(donors) as NeighborLanguage[];

/** Other tags of the same languages: written forms of Norwegian, and what detectors call Filipino. */
const aliases: Readonly<Record<string, NeighborLanguage>> = { nb: 'no', nn: 'no', tl: 'fil' };

/** Every primary tag that they go by. */
export const neighborTags: readonly string[] = [...neighborLanguages, ...Object.keys(aliases)];

/** Which of them a BCP 47 tag means, if any. */
export function findNeighborLanguage(tag: string): NeighborLanguage | undefined {
  const primary = tag.split('-')[0]!.toLowerCase();
  return aliases[primary] ?? neighborLanguages.find((language) => language === primary);
}

export const donorsOf = (language: NeighborLanguage): Donors => donors[language];
