/** A way in which a language is spoken; `accent` is the value of the voice label. */
export interface Dialect {
  accent: string;
  name: string;
}

/** LNG-022 to LNG-025: by language, in the order in which they are offered. */
const names: Readonly<Record<string, string>> = {
  en: [
    'American, British, Australian, Canadian, Irish, Scottish, Welsh, New Zealand, Indian, South African',
    'Nigerian, Kenyan, Ghanaian, Ugandan, Tanzanian, Zimbabwean, Ethiopian, Jamaican, Trinidadian, Bahamian, Caribbean',
    'Singaporean, Malaysian, Filipino, Hong Kong, Pakistani, Sri Lankan',
    'African American, Southern American, Texan, Appalachian, Midwestern, Californian, New York, Boston, New England, Cajun, Chicano, Hawaiian, Transatlantic',
    'Received Pronunciation, London, Cockney, Estuary, West Country, Brummie, Northern English, Scouse, Mancunian, Yorkshire, Geordie, Glaswegian, Northern Irish',
  ].join(', '),
  zh: 'Standard, Beijing, Northeastern, Sichuan, Taiwanese, Singaporean, Malaysian, Cantonese, Shanghainese, Hokkien, Hakka',
  es: 'Castilian, Mexican, Latin American, Argentine, Colombian, Chilean, Peruvian, Venezuelan, Cuban, Puerto Rican, Dominican, Ecuadorian, Uruguayan, Central American, Andalusian, Canarian',
  hi: 'Standard, Delhi, Mumbai, Bihari, Rajasthani, Bhojpuri, Haryanvi',
  pt: 'Brazilian, European, São Paulo, Rio de Janeiro, Northeastern, Southern Brazilian, Azorean, Angolan, Mozambican',
  fr: 'Standard, Parisian, Québécois, Belgian, Swiss, Southern French, African, Acadian',
  de: 'Standard, Northern German, Bavarian, Austrian, Viennese, Swiss, Swabian, Saxon, Berlin, Rhenish',
  ja: 'Standard, Tokyo, Kansai, Hakata, Tohoku, Okinawan',
  ar: 'Modern Standard, Egyptian, Levantine, Gulf, Saudi, Emirati, Kuwaiti, Iraqi, Jordanian, Lebanese, Syrian, Palestinian, Yemeni, Sudanese, Libyan, Tunisian, Algerian, Moroccan',
  ru: 'Standard, Moscow, Saint Petersburg, Southern Russian, Siberian',
  ko: 'Standard, Seoul, Gyeongsang, Jeolla, Chungcheong, Jeju',
  id: 'Standard, Jakartan, Javanese, Sundanese, Balinese',
  it: 'Standard, Roman, Milanese, Neapolitan, Sicilian, Tuscan, Venetian, Swiss',
  nl: 'Standard, Flemish, Randstad, Brabantian, Limburgish, Surinamese',
  tr: 'Standard, Istanbul, Aegean, Black Sea, Anatolian, Cypriot',
  pl: 'Standard, Warsaw, Silesian, Highland, Kashubian',
  sv: 'Standard, Stockholm, Gothenburg, Scanian, Norrland, Finland Swedish',
  fil: 'Standard, Manila, Batangas, Visayan, Ilocano',
  ms: 'Standard, Kuala Lumpur, Kelantanese, Penang, Bruneian, Singaporean',
  ro: 'Standard, Moldavian, Transylvanian, Wallachian, Oltenian',
  uk: 'Standard, Kyiv, Western Ukrainian, Eastern Ukrainian, Transcarpathian',
  el: 'Standard, Athenian, Cypriot, Cretan, Northern Greek',
  cs: 'Standard, Bohemian, Moravian, Silesian',
  da: 'Standard, Copenhagen, Jutlandic, Funen, Bornholm',
  fi: 'Standard, Helsinki, Savonian, Ostrobothnian, Western Finnish',
  bg: 'Standard, Sofia, Western Bulgarian, Eastern Bulgarian',
  hr: 'Standard, Zagreb, Dalmatian, Slavonian, Istrian',
  sk: 'Standard, Bratislava, Central Slovak, Eastern Slovak',
  ta: 'Standard, Chennai, Madurai, Kongu, Sri Lankan, Singaporean',
  hu: 'Standard, Budapest, Transylvanian, Palóc',
  no: 'Standard, Eastern Norwegian, Western Norwegian, Trøndersk, Northern Norwegian, Nynorsk',
  vi: 'Northern, Southern, Central, Huế',
};

const dialects = new Map(
  Object.entries(names).map(([language, list]) => [language, list.split(', ').map(toDialect)]),
);

function toDialect(name: string): Dialect {
  return { name, accent: accentOf(name) };
}

/** A name as labels are written everywhere: plain letters and underscores. */
export function accentOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace('ø', 'o');
  return plain.replace(/[^a-z]+/g, '_');
}

/** The dialects of a language, in the order in which they are offered; none for a language that is not in the list. */
export const dialectsOf = (language: string): readonly Dialect[] =>
  dialects.get(language.split('-')[0]!.toLowerCase()) ?? [];
