/** BCP 47 primary tags of the languages that the model was never taught and speaks by phonemes. */
export const neighborLanguages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'fi',
  'fil',
  'hr',
  'hu',
  'id',
  'ko',
  'ms',
  'nl',
  'no',
  'pl',
  'ro',
  'ru',
  'sk',
  'sv',
  'ta',
  'tr',
  'uk',
  'vi',
] as const;

export type NeighborLanguage = (typeof neighborLanguages)[number];

/** The pack's voices whose halves of a style a language borrows: prosody (melody and lengths), and timbre. */
export interface Donor {
  prosody: string;
  timbre: string;
}

export interface Donors {
  female: Donor;
  male: Donor;
}
