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
