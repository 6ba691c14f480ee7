import { toCardinal as libraryCardinal, toOrdinal as libraryOrdinal } from 'n2words/es-ES';
import type { DateParts, Gender, LanguageTable, TimeParts } from './language-table.ts';
import { fractionAsNumber, nouns, numberWords } from './number-words.ts';
import type { RewriteRule } from './rewrite-rule.ts';
import { romanAfter } from './rules/roman.ts';

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** The library leaves out written accents and the short form before "mil" and "millones". */
const repairs: readonly [RegExp, string][] = [
  [/dieciseis/g, 'dieciséis'],
  [/veintidos\b/g, 'veintidós'],
  [/veintitres\b/g, 'veintitrés'],
  [/veintiseis/g, 'veintiséis'],
  [/veintiuno(?= (?:mil|millones|billones)\b)/g, 'veintiún'],
  [/ uno(?= (?:mil|millones|billones)\b)/g, ' un'],
];

function cardinal(digits: string, gender: Gender = 'm'): string {
  const words = libraryCardinal(digits, { gender: gender === 'f' ? 'feminine' : 'masculine' });
  return repairs.reduce((text, [wrong, right]) => text.replace(wrong, right), words);
}

/** "un euro", "veintiún euros", "una libra". */
function counting(digits: string, gender: Gender): string {
  if (gender === 'f') return cardinal(digits, 'f').replace(/veintiún mil/g, 'veintiuna mil');
  return cardinal(digits)
    .replace(/veintiuno$/, 'veintiún')
    .replace(/\buno$/, 'un');
}

/** Beyond the twentieth Spanish speakers use cardinals. */
function ordinal(digits: string, gender: Gender): string {
  if (Number(digits) > 20) return cardinal(digits, gender);
  return libraryOrdinal(digits, { gender: gender === 'f' ? 'feminine' : 'masculine' });
}

function sayDate({ year, month, day }: DateParts): string {
  const parts = [
    day === undefined ? '' : day === 1 ? 'primero' : cardinal(String(day)),
    months[month - 1]!,
    year ? cardinal(year) : '',
  ];
  return parts.filter(Boolean).join(' de ');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const minutes =
    minute === 0
      ? ''
      : minute === 30 && hour <= 12
        ? 'y media'
        : minute === 15 && hour <= 12
          ? 'y cuarto'
          : `y ${cardinal(String(minute))}`;
  const seconds = second ? `con ${cardinal(String(second))} segundos` : '';
  const part =
    half === 'am'
      ? 'de la mañana'
      : half === 'pm'
        ? hour === 12 || hour < 8
          ? 'de la tarde'
          : 'de la noche'
        : '';
  return [counting(String(hour), 'f'), minutes, seconds, part].filter(Boolean).join(' ');
}

const parts = 'medio tercio cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');

function sayFraction(top: number, bottom: number): string | undefined {
  if (top === 24 && bottom === 7) return 'veinticuatro siete';
  const part = parts[bottom - 2];
  if (!part || top === 0 || top >= bottom) return undefined;
  return top === 1 ? (bottom === 2 ? 'medio' : `un ${part}`) : `${cardinal(String(top))} ${part}s`;
}

const rulers =
  'Felipe Carlos Fernando Alfonso Isabel Juan Pablo Benedicto Pío León Luis Enrique Napoleón Jorge Eduardo Guillermo Papa Jaime Sancho Ramiro Pedro'.split(
    ' ',
  );
const numbered =
  'siglo Siglo capítulo Capítulo tomo Tomo volumen Volumen acto Acto Mundial parte Parte título Título fase Fase tipo Tipo'.split(
    ' ',
  );

const ownRules: readonly RewriteRule[] = [
  { name: 'street', find: /(?<![\p{L}\p{N}])[cC]\/\s?(?=\p{Lu})/gu, say: () => 'calle ' },
  romanAfter(rulers, (value) => (value <= 10 ? ordinal(String(value), 'm') : cardinal(String(value)))),
  romanAfter(numbered, (value) => cardinal(String(value))),
  {
    name: 'number-sign',
    find: /(?<![\p{L}\p{N}])(?:[Nn]\.?[º°]|[Nn]úm\.|[Nn]o\.|№|#)\s?(?=[0-9])/gu,
    say: () => 'número ',
  },
  {
    name: 'page',
    find: /(?<![\p{L}])(?:págs?|pp?)\.\s?(?=[0-9])/gu,
    say: ([found]) => (/s|pp/.test(found) ? 'páginas ' : 'página '),
  },
  {
    name: 'decade',
    find: /(?<=años )['’]?([0-9]0)s?(?![\p{L}\p{N}])/gu,
    say: ([, figures = '']) => cardinal(figures),
  },
];

export const spanish: LanguageTable = {
  tag: 'es',
  numbers: numberWords({
    cardinal,
    counting,
    ordinal,
    point: 'coma',
    minus: 'menos',
    fraction: fractionAsNumber(cardinal),
  }),
  decimal: ',',
  groups: '.\\u00A0\\u202F',
  spaced: true,
  units: nouns({
    'km/h': ['kilómetro por hora', 'kilómetros por hora'],
    'm/s': ['metro por segundo', 'metros por segundo'],
    'km² km2': ['kilómetro cuadrado', 'kilómetros cuadrados'],
    'm² m2': ['metro cuadrado', 'metros cuadrados'],
    'm³ m3': ['metro cúbico', 'metros cúbicos'],
    km: ['kilómetro', 'kilómetros'],
    m: ['metro', 'metros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['kilogramo', 'kilogramos'],
    'g gr': ['gramo', 'gramos'],
    mg: ['miligramo', 'miligramos'],
    t: ['tonelada', 'toneladas', 'f'],
    'l L': ['litro', 'litros'],
    'ml mL': ['mililitro', 'mililitros'],
    '°C ºC ℃': ['grado Celsius', 'grados Celsius'],
    '°F ºF': ['grado Fahrenheit', 'grados Fahrenheit'],
    '°': ['grado', 'grados'],
    'h hs hrs': ['hora', 'horas', 'f'],
    min: ['minuto', 'minutos'],
    's seg': ['segundo', 'segundos'],
    ms: ['milisegundo', 'milisegundos'],
    'kB KB': ['kilobyte', 'kilobytes'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    TB: ['terabyte', 'terabytes'],
    Mbps: ['megabit por segundo', 'megabits por segundo'],
    Hz: ['hercio', 'hercios'],
    kHz: ['kilohercio', 'kilohercios'],
    MHz: ['megahercio', 'megahercios'],
    GHz: ['gigahercio', 'gigahercios'],
    W: ['vatio', 'vatios'],
    kW: ['kilovatio', 'kilovatios'],
    kWh: ['kilovatio hora', 'kilovatios hora'],
    V: ['voltio', 'voltios'],
    dB: ['decibelio', 'decibelios'],
    kcal: ['kilocaloría', 'kilocalorías', 'f'],
  }),
  currencies: {
    '€': { unit: { one: 'euro', many: 'euros' }, cent: { one: 'céntimo', many: 'céntimos' } },
    EUR: { unit: { one: 'euro', many: 'euros' }, cent: { one: 'céntimo', many: 'céntimos' } },
    $: { unit: { one: 'dólar', many: 'dólares' }, cent: { one: 'centavo', many: 'centavos' } },
    US$: { unit: { one: 'dólar', many: 'dólares' }, cent: { one: 'centavo', many: 'centavos' } },
    USD: { unit: { one: 'dólar', many: 'dólares' }, cent: { one: 'centavo', many: 'centavos' } },
    MXN: {
      unit: { one: 'peso mexicano', many: 'pesos mexicanos' },
      cent: { one: 'centavo', many: 'centavos' },
    },
    '£': { unit: { one: 'libra', many: 'libras', gender: 'f' }, cent: { one: 'penique', many: 'peniques' } },
    '¥': { unit: { one: 'yen', many: 'yenes' } },
    '₹': { unit: { one: 'rupia', many: 'rupias', gender: 'f' } },
    R$: { unit: { one: 'real', many: 'reales' }, cent: { one: 'centavo', many: 'centavos' } },
  },
  centsJoiner: 'con',
  scales: {
    mil: 'mil',
    'mil millones': 'mil millones de',
    millón: 'millón de',
    millones: 'millones de',
    billones: 'billones de',
    M: 'millones de',
  },
  percent: 'por ciento',
  ordinalMarks: {
    º: 'm',
    ª: 'f',
    er: 'm',
    ro: 'm',
    ra: 'f',
    do: 'm',
    da: 'f',
    to: 'm',
    ta: 'f',
    mo: 'm',
    ma: 'f',
    vo: 'm',
    va: 'f',
    no: 'm',
    na: 'f',
  },
  rangeWord: 'a',
  symbols: {
    '&': 'y',
    '@': 'arroba',
    '+': 'más',
    '=': 'igual a',
    '×': 'por',
    '÷': 'entre',
    '±': 'más menos',
    '≈': 'aproximadamente',
    '≠': 'distinto de',
    '≤': 'menor o igual que',
    '≥': 'mayor o igual que',
    '<': 'menor que',
    '>': 'mayor que',
    '%': 'por ciento',
    '§': 'sección',
    '°': 'grados',
    '€': 'euros',
    $: 'dólares',
    '£': 'libras',
    '²': 'al cuadrado',
    '³': 'al cubo',
    '−': 'menos',
    '©': 'copyright',
  },
  spelledSymbols: {
    '*': 'asterisco',
    _: 'guion bajo',
    '~': 'tilde',
    '^': 'circunflejo',
    '|': 'barra vertical',
    '\\': 'barra invertida',
    '#': 'almohadilla',
  },
  abbreviations: {
    sr: 'señor',
    sra: 'señora',
    srta: 'señorita',
    sres: 'señores',
    dr: 'doctor',
    dra: 'doctora',
    d: 'don',
    dª: 'doña',
    dña: 'doña',
    ud: 'usted',
    uds: 'ustedes',
    vd: 'usted',
    prof: 'profesor',
    profa: 'profesora',
    ing: 'ingeniero',
    lic: 'licenciado',
    arq: 'arquitecto',
    etc: 'etcétera',
    'p. ej': 'por ejemplo',
    'p.ej': 'por ejemplo',
    av: 'avenida',
    avda: 'avenida',
    tel: 'teléfono',
    télf: 'teléfono',
    aprox: 'aproximadamente',
    máx: 'máximo',
    mín: 'mínimo',
    cap: 'capítulo',
    vol: 'volumen',
    'ee.uu': 'Estados Unidos',
    'ee. uu': 'Estados Unidos',
    'a.c': 'antes de Cristo',
    'a. c': 'antes de Cristo',
    'd.c': 'después de Cristo',
    'd. c': 'después de Cristo',
    art: 'artículo',
    gral: 'general',
    incl: 'incluido',
    hno: 'hermano',
    sto: 'santo',
    sta: 'santa',
  },
  months,
  monthsShort: {
    ene: 1,
    feb: 2,
    mar: 3,
    abr: 4,
    jun: 6,
    jul: 7,
    ago: 8,
    sep: 9,
    sept: 9,
    oct: 10,
    nov: 11,
    dic: 12,
    setiembre: 9,
  },
  dateOrder: 'dmy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: 'arroba',
    dot: 'punto',
    slash: 'barra',
    dash: 'guion',
    underscore: 'guion bajo',
    colon: 'dos puntos',
    hash: 'almohadilla',
    plus: 'más',
  },
  letters: { Y: 'i griega', W: 'uve doble' },
  acronymWords: new Set('IVA ONU OVNI SIDA PYME OEA UCI IBEX'.split(' ')),
  shouted: new Set(
    'el la los las un una y o no sí si de del al en por con que es yo tú me te se lo le ya muy más hoy fin voz sol mar paz luz día dos uno tan ni su mi ver ser sin'.split(
      ' ',
    ),
  ),
  version: 'versión',
  rules: ownRules,
};
