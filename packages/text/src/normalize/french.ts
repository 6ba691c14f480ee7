import { toCardinal, toOrdinal } from 'n2words/fr-FR';
import type { DateParts, Gender, LanguageTable, TimeParts } from './language-table.ts';
import { fractionAsNumber, nouns, numberWords } from './number-words.ts';
import type { RewriteRule } from './rewrite-rule.ts';
import { romanAfter, romanValue } from './rules/roman.ts';

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

const cardinal = (digits: string) => toCardinal(digits);

/** "une livre", "vingt et une livres". */
function counting(digits: string, gender: Gender): string {
  return gender === 'f' ? cardinal(digits).replace(/\bun$/, 'une') : cardinal(digits);
}

function ordinal(digits: string, gender: Gender): string {
  const words = toOrdinal(digits);
  return gender === 'f' ? words.replace(/premier$/, 'première') : words;
}

function sayDate({ year, month, day }: DateParts): string {
  const dayWords = day === undefined ? '' : day === 1 ? 'premier' : cardinal(String(day));
  return [dayWords, months[month - 1]!, year ? cardinal(year) : ''].filter(Boolean).join(' ');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const hours = `${counting(String(hour), 'f')} ${hour <= 1 ? 'heure' : 'heures'}`;
  const minutes = minute === 0 ? '' : counting(String(minute), 'f');
  const seconds = second ? `et ${counting(String(second), 'f')} secondes` : '';
  const part =
    half === 'am'
      ? 'du matin'
      : half === 'pm'
        ? hour === 12 || hour < 6
          ? "de l'après-midi"
          : 'du soir'
        : '';
  return [hours, minutes, seconds, part].filter(Boolean).join(' ');
}

const denominators: Readonly<Record<number, string>> = { 2: 'demi', 3: 'tiers', 4: 'quart' };

function sayFraction(top: number, bottom: number): string | undefined {
  if (top === 24 && bottom === 7) return 'vingt-quatre sept';
  if (bottom < 2 || bottom > 20 || top === 0 || top >= bottom) return undefined;
  const part = denominators[bottom] ?? toOrdinal(String(bottom));
  return `${cardinal(String(top))} ${part}${top > 1 && !part.endsWith('s') ? 's' : ''}`;
}

const rulers =
  'Louis Henri Charles François Philippe Napoléon Jean Paul Benoît Pie Léon Élisabeth Elizabeth George Georges Édouard Guillaume Frédéric Pape'.split(
    ' ',
  );
const numbered =
  'chapitre Chapitre tome Tome volume Volume acte Acte scène Scène partie Partie titre Titre livre Livre phase Phase type Type mondiale Mondiale'.split(
    ' ',
  );

const ownRules: readonly RewriteRule[] = [
  {
    name: 'century',
    find: /(?<![\p{L}\p{N}])([IVX]{1,6})(?:e|ème|ᵉ|er)(?![\p{L}\p{N}])/gu,
    say: ([, numeral = '']) => {
      const value = romanValue(numeral);
      return value === undefined ? undefined : toOrdinal(String(value));
    },
  },
  romanAfter(rulers, (value) => (value === 1 ? 'premier' : cardinal(String(value)))),
  romanAfter(numbered, (value) => cardinal(String(value))),
  {
    name: 'number-sign',
    find: /(?<![\p{L}\p{N}])(?:[Nn][º°]|[Nn]o\.|№|#)\s?(?=[0-9])/gu,
    say: () => 'numéro ',
  },
  {
    name: 'page',
    find: /(?<![\p{L}])pp?\.\s?(?=[0-9])/gu,
    say: ([found]) => (found.startsWith('pp') ? 'pages ' : 'page '),
  },
  {
    name: 'hour',
    find: /(?<![\p{L}\p{N}.,])([01]?[0-9]|2[0-4])\s?h(?![\p{L}\p{N}]|\s?[0-9])/gu,
    say: ([, hour]) => sayTime({ hour: Number(hour), minute: 0 }),
  },
  { name: 'sir', find: /(?<![\p{L}\p{N}])M\.\s(?=\p{Lu}\p{Ll})/gu, say: () => 'Monsieur ' },
  {
    name: 'lady',
    find: /(?<![\p{L}\p{N}])(Mmes|Mme|Mlle|Mgr|Dr|Pr|Me)\s(?=\p{Lu}\p{Ll})/gu,
    say: ([, title = '']) => `${titles[title]} `,
  },
];

const titles: Readonly<Record<string, string>> = {
  Mme: 'Madame',
  Mmes: 'Mesdames',
  Mlle: 'Mademoiselle',
  Mgr: 'Monseigneur',
  Dr: 'Docteur',
  Pr: 'Professeur',
  Me: 'Maître',
};

export const french: LanguageTable = {
  tag: 'fr',
  numbers: numberWords({
    cardinal,
    counting,
    ordinal,
    point: 'virgule',
    minus: 'moins',
    fraction: fractionAsNumber(cardinal),
  }),
  decimal: ',',
  groups: '.\\u0020\\u00A0\\u202F',
  spaced: true,
  units: nouns({
    'km/h': ['kilomètre heure', 'kilomètres heure'],
    'm/s': ['mètre par seconde', 'mètres par seconde'],
    'km² km2': ['kilomètre carré', 'kilomètres carrés'],
    'm² m2': ['mètre carré', 'mètres carrés'],
    'm³ m3': ['mètre cube', 'mètres cubes'],
    km: ['kilomètre', 'kilomètres'],
    m: ['mètre', 'mètres'],
    cm: ['centimètre', 'centimètres'],
    mm: ['millimètre', 'millimètres'],
    kg: ['kilogramme', 'kilogrammes'],
    g: ['gramme', 'grammes'],
    mg: ['milligramme', 'milligrammes'],
    t: ['tonne', 'tonnes', 'f'],
    'l L': ['litre', 'litres'],
    cl: ['centilitre', 'centilitres'],
    'ml mL': ['millilitre', 'millilitres'],
    '°C ºC ℃': ['degré Celsius', 'degrés Celsius'],
    '°F': ['degré Fahrenheit', 'degrés Fahrenheit'],
    '°': ['degré', 'degrés'],
    h: ['heure', 'heures', 'f'],
    'min mn': ['minute', 'minutes', 'f'],
    's sec': ['seconde', 'secondes', 'f'],
    ms: ['milliseconde', 'millisecondes', 'f'],
    'Ko ko kB KB': ['kilooctet', 'kilooctets'],
    'Mo MB': ['mégaoctet', 'mégaoctets'],
    'Go GB': ['gigaoctet', 'gigaoctets'],
    'To TB': ['téraoctet', 'téraoctets'],
    Mbps: ['mégabit par seconde', 'mégabits par seconde'],
    Hz: ['hertz', 'hertz'],
    kHz: ['kilohertz', 'kilohertz'],
    MHz: ['mégahertz', 'mégahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    W: ['watt', 'watts'],
    kW: ['kilowatt', 'kilowatts'],
    kWh: ['kilowattheure', 'kilowattheures'],
    V: ['volt', 'volts'],
    dB: ['décibel', 'décibels'],
    kcal: ['kilocalorie', 'kilocalories', 'f'],
  }),
  currencies: {
    '€': { unit: { one: 'euro', many: 'euros' }, cent: { one: 'centime', many: 'centimes' } },
    EUR: { unit: { one: 'euro', many: 'euros' }, cent: { one: 'centime', many: 'centimes' } },
    $: { unit: { one: 'dollar', many: 'dollars' }, cent: { one: 'cent', many: 'cents' } },
    US$: {
      unit: { one: 'dollar américain', many: 'dollars américains' },
      cent: { one: 'cent', many: 'cents' },
    },
    USD: {
      unit: { one: 'dollar américain', many: 'dollars américains' },
      cent: { one: 'cent', many: 'cents' },
    },
    '£': { unit: { one: 'livre', many: 'livres', gender: 'f' }, cent: { one: 'penny', many: 'pence' } },
    '¥': { unit: { one: 'yen', many: 'yens' } },
    '₹': { unit: { one: 'roupie', many: 'roupies', gender: 'f' } },
    R$: { unit: { one: 'réal', many: 'réaux' }, cent: { one: 'centavo', many: 'centavos' } },
    CHF: {
      unit: { one: 'franc suisse', many: 'francs suisses' },
      cent: { one: 'centime', many: 'centimes' },
    },
  },
  centsJoiner: '',
  scales: {
    mille: 'mille',
    million: 'million de',
    millions: 'millions de',
    milliard: 'milliard de',
    milliards: 'milliards de',
    M: 'millions de',
    Md: 'milliards de',
  },
  percent: 'pour cent',
  ordinalMarks: { er: 'm', re: 'f', ère: 'f', e: 'm', ème: 'm', eme: 'm', nd: 'm', nde: 'f' },
  rangeWord: 'à',
  symbols: {
    '&': 'et',
    '@': 'arobase',
    '+': 'plus',
    '=': 'égale',
    '×': 'fois',
    '÷': 'divisé par',
    '±': 'plus ou moins',
    '≈': 'environ',
    '≠': 'différent de',
    '≤': 'inférieur ou égal à',
    '≥': 'supérieur ou égal à',
    '<': 'inférieur à',
    '>': 'supérieur à',
    '%': 'pour cent',
    '§': 'paragraphe',
    '°': 'degrés',
    '€': 'euros',
    $: 'dollars',
    '£': 'livres',
    '²': 'au carré',
    '³': 'au cube',
    '−': 'moins',
    '©': 'copyright',
  },
  spelledSymbols: {
    '*': 'astérisque',
    _: 'tiret bas',
    '~': 'tilde',
    '^': 'accent circonflexe',
    '|': 'barre verticale',
    '\\': 'antislash',
    '#': 'dièse',
  },
  abbreviations: {
    mme: 'Madame',
    mlle: 'Mademoiselle',
    dr: 'docteur',
    prof: 'professeur',
    etc: 'et cetera',
    'c.-à-d': "c'est-à-dire",
    'p. ex': 'par exemple',
    'p.ex': 'par exemple',
    av: 'avenue',
    bd: 'boulevard',
    tél: 'téléphone',
    env: 'environ',
    max: 'maximum',
    min: 'minimum',
    chap: 'chapitre',
    vol: 'volume',
    art: 'article',
    janv: 'janvier',
    févr: 'février',
    juil: 'juillet',
    sept: 'septembre',
    oct: 'octobre',
    nov: 'novembre',
    déc: 'décembre',
    'av. j.-c': 'avant Jésus-Christ',
    'apr. j.-c': 'après Jésus-Christ',
    ste: 'sainte',
    cf: 'confer',
  },
  months,
  monthsShort: {
    janv: 1,
    févr: 2,
    avr: 4,
    juil: 7,
    sept: 9,
    oct: 10,
    nov: 11,
    déc: 12,
    fevrier: 2,
    aout: 8,
    decembre: 12,
  },
  dateOrder: 'dmy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: 'arobase',
    dot: 'point',
    slash: 'slash',
    dash: 'tiret',
    underscore: 'tiret bas',
    colon: 'deux-points',
    hash: 'hashtag',
    plus: 'plus',
  },
  letters: { Y: 'i grec', W: 'double vé' },
  acronymWords: new Set('SIDA OVNI SMIC OTAN UNESCO ENA'.split(' ')),
  shouted: new Set(
    'le la les un une des et ou où non oui de du au aux en par pour que qui est sont je tu il elle on nous vous ne pas plus très mais si ce se sa son ses mon ma mes fin vie roi eau jour sur dans avec stop merci'.split(
      ' ',
    ),
  ),
  version: 'version',
  rules: ownRules,
  lastRules: [{ name: 'elision', find: /(?<=(?:million|milliard)s? d)e (?=euros?)/gu, say: () => "'" }],
};
