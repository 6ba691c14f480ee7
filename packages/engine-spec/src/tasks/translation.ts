/** Languages as BCP 47 primary tags: `pt`. */
export interface LanguagePair {
  source: string;
  target: string;
}

export type TranslationRequest =
  /** Which pairs can be had at this moment: models and programs come and go. */
  | { kind: 'pairs' }
  /** Some sentences; each is understood alone. */
  | ({ kind: 'translate'; texts: readonly string[] } & LanguagePair);

export type TranslationPart =
  | { type: 'pairs'; pairs: readonly TranslatedPair[] }
  /** `index`: its place in `texts`. */
  | { type: 'translation'; index: number; text: string };

export interface TranslatedPair extends LanguagePair {
  /** Languages that lie between the two: `en`, where there is no model for both. */
  by?: string;
  /** Measured by `npm run quality`, 0 to 100. */
  chrf?: number;
}

export interface TranslationTraits {
  /** What it translates once its packs are here, without being asked. */
  pairs: readonly TranslatedPair[];
}
