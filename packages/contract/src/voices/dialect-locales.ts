import { accentOf } from './dialects.ts';

/** Where the dialects of a language are at home, by language and ISO 3166 region (419: Latin America). */
const homes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    US: 'American, African American, Southern American, Texan, Appalachian, Midwestern, Californian, New York, Boston, New England, Cajun, Chicano, Hawaiian',
    GB: 'British, Scottish, Welsh, Received Pronunciation, London, Cockney, Estuary, West Country, Brummie, Northern English, Scouse, Mancunian, Yorkshire, Geordie, Glaswegian, Northern Irish',
    ...{ AU: 'Australian', CA: 'Canadian', IE: 'Irish', NZ: 'New Zealand', IN: 'Indian' },
    ...{ ZA: 'South African', NG: 'Nigerian', KE: 'Kenyan', GH: 'Ghanaian', UG: 'Ugandan' },
    ...{ TZ: 'Tanzanian', ZW: 'Zimbabwean', ET: 'Ethiopian', JM: 'Jamaican', TT: 'Trinidadian' },
    ...{ BS: 'Bahamian', SG: 'Singaporean', MY: 'Malaysian', PH: 'Filipino', HK: 'Hong Kong' },
    ...{ PK: 'Pakistani', LK: 'Sri Lankan' },
  },
  zh: { CN: 'Beijing, Northeastern, Sichuan', TW: 'Taiwanese', SG: 'Singaporean', MY: 'Malaysian' },
  es: {
    ...{ ES: 'Castilian, Andalusian, Canarian', MX: 'Mexican', 419: 'Latin American, Central American' },
    ...{ AR: 'Argentine', CO: 'Colombian', CL: 'Chilean', PE: 'Peruvian', VE: 'Venezuelan', CU: 'Cuban' },
    ...{ PR: 'Puerto Rican', DO: 'Dominican', EC: 'Ecuadorian', UY: 'Uruguayan' },
  },
  hi: { IN: 'Delhi, Mumbai, Bihari, Rajasthani, Bhojpuri, Haryanvi' },
  pt: {
    BR: 'Brazilian, São Paulo, Rio de Janeiro, Northeastern, Southern Brazilian',
    ...{ PT: 'European, Azorean', AO: 'Angolan', MZ: 'Mozambican' },
  },
  fr: { FR: 'Parisian, Southern French', CA: 'Québécois, Acadian', BE: 'Belgian', CH: 'Swiss' },
  de: {
    DE: 'Northern German, Bavarian, Swabian, Saxon, Berlin, Rhenish',
    ...{ AT: 'Austrian, Viennese', CH: 'Swiss' },
  },
  ar: {
    ...{ EG: 'Egyptian', SA: 'Saudi', AE: 'Emirati', KW: 'Kuwaiti', IQ: 'Iraqi', JO: 'Jordanian' },
    ...{ LB: 'Lebanese', SY: 'Syrian', PS: 'Palestinian', YE: 'Yemeni', SD: 'Sudanese', LY: 'Libyan' },
    ...{ TN: 'Tunisian', DZ: 'Algerian', MA: 'Moroccan' },
  },
  it: { IT: 'Roman, Milanese, Neapolitan, Sicilian, Tuscan, Venetian', CH: 'Swiss' },
  nl: { NL: 'Randstad, Brabantian, Limburgish', BE: 'Flemish', SR: 'Surinamese' },
  tr: { TR: 'Istanbul, Aegean, Black Sea, Anatolian', CY: 'Cypriot' },
  sv: { SE: 'Stockholm, Gothenburg, Scanian, Norrland', FI: 'Finland Swedish' },
  el: { GR: 'Athenian, Cretan, Northern Greek', CY: 'Cypriot' },
  ms: { MY: 'Kuala Lumpur, Kelantanese, Penang', BN: 'Bruneian', SG: 'Singaporean' },
  ta: { IN: 'Chennai, Madurai, Kongu', LK: 'Sri Lankan', SG: 'Singaporean' },
};

const regions = new Map(
  Object.entries(homes).map(([language, byRegion]) => [
    language,
    new Map(
      Object.entries(byRegion).flatMap(([region, names]) =>
        names.split(', ').map((name) => [accentOf(name), region] as const),
      ),
    ),
  ]),
);

const primary = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** The BCP 47 tag of speech in a language (`en-US`) with an accent (`british`): `en-GB`. The tag, where no accent says otherwise. */
export function localeOf(tag: string, accent: string | undefined): string {
  const region = accent === undefined ? undefined : regions.get(primary(tag))?.get(accentOf(accent));
  return region === undefined ? tag : `${primary(tag)}-${region}`;
}

/** Accents of a language that say where they are at home, with that locale. */
export const accentLocales = (tag: string): { accent: string; locale: string }[] =>
  [...(regions.get(primary(tag)) ?? [])].map(([accent, region]) => ({
    accent,
    locale: `${primary(tag)}-${region}`,
  }));
