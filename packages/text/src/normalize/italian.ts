import { toCardinal, toOrdinal } from 'n2words/it-IT';
import type { DateParts, Gender, LanguageTable, TimeParts } from './language-table.ts';
import { fractionAsNumber, nouns, numberWords } from './number-words.ts';
import type { RewriteRule } from './rewrite-rule.ts';
import { romanAfter, romanValue } from './rules/roman.ts';

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');

const cardinal = (digits: string) => toCardinal(digits);

/** "un euro", "una sterlina"; higher numbers do not agree. */
function counting(digits: string, gender: Gender): string {
  return digits === '1' ? (gender === 'f' ? 'una' : 'un') : cardinal(digits);
}

function ordinal(digits: string, gender: Gender): string {
  const words = toOrdinal(digits);
  return gender === 'f' ? words.replace(/o$/, 'a') : words;
}

function sayDate({ year, month, day }: DateParts): string {
  const dayWords = day === undefined ? '' : day === 1 ? 'primo' : cardinal(String(day));
  return [dayWords, months[month - 1]!, year ? cardinal(year) : ''].filter(Boolean).join(' ');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const hours = hour === 0 || hour === 24 ? 'mezzanotte' : hour === 1 ? "l'una" : cardinal(String(hour));
  const minutes =
    minute === 0 ? '' : minute === 30 && hour <= 12 ? 'e mezza' : `e ${cardinal(String(minute))}`;
  const seconds = second ? `e ${cardinal(String(second))} secondi` : '';
  const part =
    half === 'am'
      ? 'di mattina'
      : half === 'pm'
        ? hour === 12 || hour < 6
          ? 'del pomeriggio'
          : 'di sera'
        : '';
  return [hours, minutes, seconds, part].filter(Boolean).join(' ');
}

function sayFraction(top: number, bottom: number): string | undefined {
  if (top === 24 && bottom === 7) return 'ventiquattro sette';
  if (bottom < 2 || bottom > 20 || top === 0 || top >= bottom) return undefined;
  if (bottom === 2) return 'mezzo';
  const part = toOrdinal(String(bottom));
  return top === 1 ? `un ${part}` : `${cardinal(String(top))} ${part.replace(/o$/, 'i')}`;
}

const rulers =
  'Luigi Enrico Carlo Giorgio Edoardo Filippo Elisabetta Vittorio Emanuele Umberto Giovanni Paolo Benedetto Pio Leone Gregorio Clemente Napoleone Federico Papa Guglielmo Alessandro'.split(
    ' ',
  );
const numbered =
  'capitolo Capitolo volume Volume atto Atto scena Scena parte Parte titolo Titolo libro Libro fase Fase tipo Tipo canto Canto'.split(
    ' ',
  );

const ladies: Readonly<Record<string, string>> = {
  'dott.ssa': 'dottoressa',
  'prof.ssa': 'professoressa',
  'sig.ra': 'signora',
  'sig.na': 'signorina',
};

const ownRules: readonly RewriteRule[] = [
  {
    name: 'lady',
    find: /(?<!\p{L})(?:dott\.ssa|prof\.ssa|sig\.ra|sig\.na)(?!\p{L})/giu,
    say: ([title]) => ladies[title.toLowerCase()],
  },
  {
    name: 'century',
    find: /(?<![\p{L}\p{N}])([IVX]{1,6})(?= (?:secolo|secoli|sec\.))|(?<=secolo )([IVX]{1,6})(?![\p{L}\p{N}])/gu,
    say: ([, before, after]) => {
      const value = romanValue(before ?? after ?? '');
      return value === undefined ? undefined : toOrdinal(String(value));
    },
  },
  romanAfter(rulers, (value) => toOrdinal(String(value))),
  romanAfter(numbered, (value) => toOrdinal(String(value))),
  {
    name: 'number-sign',
    find: /(?<![\p{L}\p{N}])(?:[Nn]\.?[º°]|[Nn]\.|№|#)\s?(?=[0-9])/gu,
    say: () => 'numero ',
  },
  {
    name: 'page',
    find: /(?<![\p{L}])(?:pagg?|pp?)\.\s?(?=[0-9])/gu,
    say: ([found]) => (/gg|pp/.test(found) ? 'pagine ' : 'pagina '),
  },
  {
    name: 'decade',
    find: /(?<=anni )['’]([0-9]0)(?![\p{L}\p{N}])/gu,
    say: ([, figures = '']) => cardinal(figures),
  },
];

export const italian: LanguageTable = {
  tag: 'it',
  numbers: numberWords({
    cardinal,
    counting,
    ordinal,
    point: 'virgola',
    minus: 'meno',
    fraction: fractionAsNumber(cardinal),
  }),
  decimal: ',',
  groups: '.\\u00A0\\u202F',
  spaced: true,
  units: nouns({
    'km/h': ['chilometro orario', 'chilometri orari'],
    'm/s': ['metro al secondo', 'metri al secondo'],
    'km² km2': ['chilometro quadrato', 'chilometri quadrati'],
    'm² m2 mq': ['metro quadrato', 'metri quadrati'],
    'm³ m3': ['metro cubo', 'metri cubi'],
    km: ['chilometro', 'chilometri'],
    m: ['metro', 'metri'],
    cm: ['centimetro', 'centimetri'],
    mm: ['millimetro', 'millimetri'],
    kg: ['chilogrammo', 'chilogrammi'],
    'g gr': ['grammo', 'grammi'],
    mg: ['milligrammo', 'milligrammi'],
    t: ['tonnellata', 'tonnellate', 'f'],
    'l L': ['litro', 'litri'],
    cl: ['centilitro', 'centilitri'],
    'ml mL': ['millilitro', 'millilitri'],
    '°C ºC ℃': ['grado Celsius', 'gradi Celsius'],
    '°F': ['grado Fahrenheit', 'gradi Fahrenheit'],
    '°': ['grado', 'gradi'],
    h: ['ora', 'ore', 'f'],
    min: ['minuto', 'minuti'],
    's sec': ['secondo', 'secondi'],
    ms: ['millisecondo', 'millisecondi'],
    'kB KB': ['kilobyte', 'kilobyte'],
    MB: ['megabyte', 'megabyte'],
    GB: ['gigabyte', 'gigabyte'],
    TB: ['terabyte', 'terabyte'],
    Mbps: ['megabit al secondo', 'megabit al secondo'],
    Hz: ['hertz', 'hertz'],
    kHz: ['chilohertz', 'chilohertz'],
    MHz: ['megahertz', 'megahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    W: ['watt', 'watt'],
    kW: ['chilowatt', 'chilowatt'],
    kWh: ['chilowattora', 'chilowattora'],
    V: ['volt', 'volt'],
    dB: ['decibel', 'decibel'],
    kcal: ['chilocaloria', 'chilocalorie', 'f'],
  }),
  currencies: {
    '€': { unit: { one: 'euro', many: 'euro' }, cent: { one: 'centesimo', many: 'centesimi' } },
    EUR: { unit: { one: 'euro', many: 'euro' }, cent: { one: 'centesimo', many: 'centesimi' } },
    $: { unit: { one: 'dollaro', many: 'dollari' }, cent: { one: 'centesimo', many: 'centesimi' } },
    US$: { unit: { one: 'dollaro', many: 'dollari' }, cent: { one: 'centesimo', many: 'centesimi' } },
    USD: { unit: { one: 'dollaro', many: 'dollari' }, cent: { one: 'centesimo', many: 'centesimi' } },
    '£': { unit: { one: 'sterlina', many: 'sterline', gender: 'f' }, cent: { one: 'penny', many: 'pence' } },
    '¥': { unit: { one: 'yen', many: 'yen' } },
    '₹': { unit: { one: 'rupia', many: 'rupie', gender: 'f' } },
    R$: { unit: { one: 'real', many: 'real' }, cent: { one: 'centavo', many: 'centavos' } },
  },
  centsJoiner: 'e',
  scales: {
    mila: 'mila',
    milione: 'milione di',
    milioni: 'milioni di',
    miliardo: 'miliardo di',
    miliardi: 'miliardi di',
    mln: 'milioni di',
    mld: 'miliardi di',
  },
  percent: 'per cento',
  ordinalMarks: { º: 'm', ª: 'f', '°': 'm' },
  rangeWord: 'a',
  symbols: {
    '&': 'e',
    '@': 'chiocciola',
    '+': 'più',
    '=': 'uguale',
    '×': 'per',
    '÷': 'diviso',
    '±': 'più o meno',
    '≈': 'circa',
    '≠': 'diverso da',
    '≤': 'minore o uguale a',
    '≥': 'maggiore o uguale a',
    '<': 'minore di',
    '>': 'maggiore di',
    '%': 'per cento',
    '§': 'paragrafo',
    '°': 'gradi',
    '€': 'euro',
    $: 'dollari',
    '£': 'sterline',
    '²': 'al quadrato',
    '³': 'al cubo',
    '−': 'meno',
    '©': 'copyright',
  },
  spelledSymbols: {
    '*': 'asterisco',
    _: 'trattino basso',
    '~': 'tilde',
    '^': 'accento circonflesso',
    '|': 'barra verticale',
    '\\': 'barra inversa',
    '#': 'cancelletto',
  },
  abbreviations: {
    sig: 'signor',

    sigg: 'signori',
    dott: 'dottor',

    dr: 'dottor',
    prof: 'professor',
    avv: 'avvocato',
    ing: 'ingegner',
    geom: 'geometra',
    rag: 'ragionier',
    on: 'onorevole',
    spett: 'spettabile',
    gent: 'gentile',
    egr: 'egregio',
    ecc: 'eccetera',
    etc: 'eccetera',
    'p. es': 'per esempio',
    'p.es': 'per esempio',
    'ad es': 'ad esempio',
    tel: 'telefono',
    vol: 'volume',
    cap: 'capitolo',
    art: 'articolo',
    'a.c': 'avanti Cristo',
    'd.c': 'dopo Cristo',
    circa: 'circa',
    ca: 'circa',
    max: 'massimo',
    min: 'minimo',
    's.p.a': 'società per azioni',
    sec: 'secolo',
  },
  months,
  monthsShort: {
    gen: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    mag: 5,
    giu: 6,
    lug: 7,
    ago: 8,
    set: 9,
    sett: 9,
    ott: 10,
    nov: 11,
    dic: 12,
  },
  dateOrder: 'dmy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: 'chiocciola',
    dot: 'punto',
    slash: 'barra',
    dash: 'trattino',
    underscore: 'trattino basso',
    colon: 'due punti',
    hash: 'hashtag',
    plus: 'più',
  },
  letters: { A: 'a', E: 'e', I: 'i', O: 'o', W: 'doppia vu', Y: 'ipsilon' },
  acronymWords: new Set('RAI FIAT IVA ONU INPS IMU SPA'.split(' ')),
  shouted: new Set(
    'il lo la gli le un una e o no sì si di del al in per con che è io tu me te se mai già più chi sua mio tuo due tre sei sono non anche molto stop fine'.split(
      ' ',
    ),
  ),
  version: 'versione',
  rules: ownRules,
};
