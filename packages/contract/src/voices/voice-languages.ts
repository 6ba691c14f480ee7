/** A language that voices speak. */
export interface VoiceLanguage {
  /** BCP 47 primary tag. */
  code: string;
  name: string;
}

const listOf = (text: string): VoiceLanguage[] =>
  text.split(', ').map((entry) => {
    const [code = '', name = ''] = entry.split(' ');
    return { code, name };
  });

/** LNG-020, in this order. */
export const baseVoiceLanguages: readonly VoiceLanguage[] = listOf(
  'en English, zh Chinese, es Spanish, hi Hindi, pt Portuguese, fr French, de German, ja Japanese, ar Arabic, ru Russian, ko Korean, id Indonesian, it Italian, nl Dutch, tr Turkish, pl Polish, sv Swedish, fil Filipino, ms Malay, ro Romanian, uk Ukrainian, el Greek, cs Czech, da Danish, fi Finnish, bg Bulgarian, hr Croatian, sk Slovak, ta Tamil',
);

/** LNG-021: with those that came later. */
export const voiceLanguages: readonly VoiceLanguage[] = [
  ...baseVoiceLanguages,
  ...listOf('hu Hungarian, no Norwegian, vi Vietnamese'),
];

const places = new Map(voiceLanguages.map(({ code }, place) => [code, place]));

/** Languages of this list in its order, all others behind them by name. */
export const inLanguageOrder = (codes: readonly string[]): string[] =>
  codes.toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));

const placeOf = (code: string): number => places.get(code) ?? places.size;
