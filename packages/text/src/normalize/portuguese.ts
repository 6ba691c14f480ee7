import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import type { DateParts, Gender, LanguageTable, TimeParts } from './language-table.ts';
import { fractionAsNumber, nouns, numberWords } from './number-words.ts';
import type { RewriteRule } from './rewrite-rule.ts';
import { romanAfter } from './rules/roman.ts';

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** The library speaks European Portuguese; these are the Brazilian forms. */
const brazilian: readonly [RegExp, string][] = [
  [/dezasse/g, 'dezesse'],
  [/dezanove/g, 'dezenove'],
];

const scales: readonly [size: number, one: string, many: string][] = [
  [12, 'um trilhão', 'trilhões'],
  [9, 'um bilhão', 'bilhões'],
  [6, 'um milhão', 'milhões'],
];

/** Brazil counts by thousands (bilhão = 10⁹), Portugal by millions; so the groups are put together here. */
function cardinal(digits: string): string {
  const groups: { value: number; words: string }[] = [];
  let rest = digits.replace(/^0+(?=[0-9])/, '');
  for (const [size, one, many] of scales) {
    const head = rest.slice(0, Math.max(0, rest.length - size));
    rest = rest.slice(head.length).replace(/^0+(?=[0-9])/, '');
    if (head) groups.push({ value: Number(head), words: head === '1' ? one : `${small(head)} ${many}` });
  }
  if (rest !== '0' || groups.length === 0) groups.push({ value: Number(rest), words: small(rest) });
  return groups
    .map(({ value, words }, index) =>
      index > 0 && takesAnd(value, index, groups.length) ? `e ${words}` : words,
    )
    .join(' ');
}

/** The last group is joined by "e" when it is small or round: "um bilhão e quinhentos milhões". */
function takesAnd(value: number, index: number, count: number): boolean {
  return index === count - 1 && isRound(value % 1000 === 0 ? value / 1000 : value);
}

function isRound(value: number): boolean {
  return value <= 100 || (value < 1000 && value % 100 === 0);
}

function small(digits: string): string {
  return brazilian.reduce((text, [wrong, right]) => text.replace(wrong, right), toCardinal(digits));
}

const feminine: readonly [RegExp, string][] = [
  [/\bum$/, 'uma'],
  [/\bdois$/, 'duas'],
  [/entos\b(?! (?:milh|bilh|trilh))/g, 'entas'],
];

/** "uma libra", "duas libras", "duzentas libras". */
function counting(digits: string, gender: Gender): string {
  const words = cardinal(digits);
  return gender === 'f' ? feminine.reduce((text, [from, to]) => text.replace(from, to), words) : words;
}

function ordinal(digits: string, gender: Gender): string {
  const words = toOrdinal(digits);
  return gender === 'f' ? words.replace(/o\b/g, 'a') : words;
}

function sayDate({ year, month, day }: DateParts): string {
  const dayWords = day === undefined ? '' : day === 1 ? 'primeiro' : cardinal(String(day));
  return [dayWords, months[month - 1]!, year ? cardinal(year) : ''].filter(Boolean).join(' de ');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const hours =
    hour === 0 || hour === 24
      ? 'meia-noite'
      : `${counting(String(hour), 'f')} ${hour === 1 ? 'hora' : 'horas'}`;
  const minutes =
    minute === 0
      ? ''
      : minute === 30
        ? 'e meia'
        : `e ${cardinal(String(minute))}${hour === 0 ? '' : ' minutos'}`;
  const seconds = second ? `e ${cardinal(String(second))} segundos` : '';
  const part =
    half === 'am' ? 'da manhã' : half === 'pm' ? (hour === 12 || hour < 6 ? 'da tarde' : 'da noite') : '';
  return [hours, minutes, seconds, part].filter(Boolean).join(' ');
}

const denominators = 'meio terço quarto quinto sexto sétimo oitavo nono décimo'.split(' ');

function sayFraction(top: number, bottom: number): string | undefined {
  if (top === 24 && bottom === 7) return 'vinte e quatro por sete';
  const part = denominators[bottom - 2];
  if (!part || top === 0 || top >= bottom) return undefined;
  return top === 1 ? (bottom === 2 ? 'meio' : `um ${part}`) : `${cardinal(String(top))} ${part}s`;
}

const rulers =
  'João Pedro Luís Henrique Carlos Filipe Manuel Afonso José Maria Isabel Elizabeth Paulo Bento Pio Leão Papa Napoleão Jorge Eduardo'.split(
    ' ',
  );
const numbered =
  'século Século capítulo Capítulo tomo Tomo volume Volume ato Ato cena Cena parte Parte título Título fase Fase tipo Tipo Mundial'.split(
    ' ',
  );

const ownRules: readonly RewriteRule[] = [
  {
    name: 'dom',
    find: /(?<![\p{L}\p{N}])D\.\s(?=(?:Pedro|João|Manuel|Afonso|Luís|José|Henrique|Sebastião|Dinis|Miguel|Carlos)(?!\p{L}))/gu,
    say: () => 'dom ',
  },
  romanAfter(rulers, (value) => (value <= 10 ? ordinal(String(value), 'm') : cardinal(String(value)))),
  romanAfter(numbered, (value) => cardinal(String(value))),
  {
    name: 'number-sign',
    find: /(?<![\p{L}\p{N}])(?:[Nn]\.?[º°]|[Nn]o\.|№|#)\s?(?=[0-9])/gu,
    say: () => 'número ',
  },
  {
    name: 'page',
    find: /(?<![\p{L}])(?:págs?|pp?)\.\s?(?=[0-9])/gu,
    say: ([found]) => (/s|pp/.test(found) ? 'páginas ' : 'página '),
  },
  {
    name: 'hour',
    find: /(?<![\p{L}\p{N}.,])([01]?[0-9]|2[0-4])\s?h(?![\p{L}\p{N}]|\s?[0-9])/gu,
    say: ([, hour]) => sayTime({ hour: Number(hour), minute: 0 }),
  },
];

export const portuguese: LanguageTable = {
  tag: 'pt-BR',
  numbers: numberWords({
    cardinal,
    counting,
    ordinal,
    point: 'vírgula',
    minus: 'menos',
    fraction: fractionAsNumber(cardinal),
  }),
  decimal: ',',
  groups: '.\\u00A0\\u202F',
  spaced: true,
  units: nouns({
    'km/h': ['quilômetro por hora', 'quilômetros por hora'],
    'm/s': ['metro por segundo', 'metros por segundo'],
    'km² km2': ['quilômetro quadrado', 'quilômetros quadrados'],
    'm² m2': ['metro quadrado', 'metros quadrados'],
    'm³ m3': ['metro cúbico', 'metros cúbicos'],
    km: ['quilômetro', 'quilômetros'],
    m: ['metro', 'metros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['quilograma', 'quilogramas'],
    g: ['grama', 'gramas'],
    mg: ['miligrama', 'miligramas'],
    t: ['tonelada', 'toneladas', 'f'],
    'l L': ['litro', 'litros'],
    'ml mL': ['mililitro', 'mililitros'],
    '°C ºC ℃': ['grau Celsius', 'graus Celsius'],
    '°F': ['grau Fahrenheit', 'graus Fahrenheit'],
    '°': ['grau', 'graus'],
    'h hs': ['hora', 'horas', 'f'],
    min: ['minuto', 'minutos'],
    's seg': ['segundo', 'segundos'],
    ms: ['milissegundo', 'milissegundos'],
    'kB KB': ['kilobyte', 'kilobytes'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    TB: ['terabyte', 'terabytes'],
    Mbps: ['megabit por segundo', 'megabits por segundo'],
    Hz: ['hertz', 'hertz'],
    kHz: ['quilohertz', 'quilohertz'],
    MHz: ['megahertz', 'megahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    W: ['watt', 'watts'],
    kW: ['quilowatt', 'quilowatts'],
    kWh: ['quilowatt-hora', 'quilowatts-hora'],
    V: ['volt', 'volts'],
    dB: ['decibel', 'decibéis'],
    kcal: ['quilocaloria', 'quilocalorias', 'f'],
  }),
  currencies: {
    R$: { unit: { one: 'real', many: 'reais' }, cent: { one: 'centavo', many: 'centavos' } },
    BRL: { unit: { one: 'real', many: 'reais' }, cent: { one: 'centavo', many: 'centavos' } },
    $: { unit: { one: 'dólar', many: 'dólares' }, cent: { one: 'centavo', many: 'centavos' } },
    US$: { unit: { one: 'dólar', many: 'dólares' }, cent: { one: 'centavo', many: 'centavos' } },
    USD: { unit: { one: 'dólar', many: 'dólares' }, cent: { one: 'centavo', many: 'centavos' } },
    '€': { unit: { one: 'euro', many: 'euros' }, cent: { one: 'centavo', many: 'centavos' } },
    EUR: { unit: { one: 'euro', many: 'euros' }, cent: { one: 'centavo', many: 'centavos' } },
    '£': { unit: { one: 'libra', many: 'libras', gender: 'f' }, cent: { one: 'centavo', many: 'centavos' } },
    '¥': { unit: { one: 'iene', many: 'ienes' } },
    '₹': { unit: { one: 'rúpia', many: 'rúpias', gender: 'f' } },
  },
  centsJoiner: 'e',
  scales: {
    mil: 'mil',
    milhão: 'milhão de',
    milhões: 'milhões de',
    bilhão: 'bilhão de',
    bilhões: 'bilhões de',
    mi: 'milhões de',
    bi: 'bilhões de',
  },
  percent: 'por cento',
  ordinalMarks: { º: 'm', ª: 'f', '°': 'm', o: 'm', a: 'f' },
  rangeWord: 'a',
  symbols: {
    '&': 'e',
    '@': 'arroba',
    '+': 'mais',
    '=': 'igual a',
    '×': 'vezes',
    '÷': 'dividido por',
    '±': 'mais ou menos',
    '≈': 'aproximadamente',
    '≠': 'diferente de',
    '≤': 'menor ou igual a',
    '≥': 'maior ou igual a',
    '<': 'menor que',
    '>': 'maior que',
    '%': 'por cento',
    '§': 'parágrafo',
    '°': 'graus',
    '€': 'euros',
    $: 'dólares',
    '£': 'libras',
    '²': 'ao quadrado',
    '³': 'ao cubo',
    '−': 'menos',
    '©': 'copyright',
  },
  spelledSymbols: {
    '*': 'asterisco',
    _: 'sublinhado',
    '~': 'til',
    '^': 'acento circunflexo',
    '|': 'barra vertical',
    '\\': 'barra invertida',
    '#': 'cerquilha',
  },
  abbreviations: {
    sr: 'senhor',
    sra: 'senhora',
    srta: 'senhorita',
    srs: 'senhores',
    dr: 'doutor',
    dra: 'doutora',
    prof: 'professor',
    profa: 'professora',
    profª: 'professora',
    eng: 'engenheiro',
    exmo: 'excelentíssimo',
    d: 'dona',
    etc: 'etcétera',
    'p. ex': 'por exemplo',
    'p.ex': 'por exemplo',
    av: 'avenida',
    r: 'rua',
    tel: 'telefone',
    aprox: 'aproximadamente',
    máx: 'máximo',
    mín: 'mínimo',
    cap: 'capítulo',
    vol: 'volume',
    art: 'artigo',
    'a.c': 'antes de Cristo',
    'd.c': 'depois de Cristo',
    sto: 'santo',
    sta: 'santa',
    ltda: 'limitada',
  },
  months,
  monthsShort: {
    jan: 1,
    fev: 2,
    mar: 3,
    abr: 4,
    mai: 5,
    jun: 6,
    jul: 7,
    ago: 8,
    set: 9,
    out: 10,
    nov: 11,
    dez: 12,
  },
  dateOrder: 'dmy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: 'arroba',
    dot: 'ponto',
    slash: 'barra',
    dash: 'hífen',
    underscore: 'sublinhado',
    colon: 'dois pontos',
    hash: 'hashtag',
    plus: 'mais',
  },
  letters: { A: 'á', E: 'é', O: 'ó', Y: 'ípsilon', W: 'dáblio' },
  acronymWords: new Set('ONU OVNI SUS PIB CEP SENAI ENEM'.split(' ')),
  shouted: new Set(
    'o a os as um uma e ou não nao sim de do da em no na por com que é eu tu me te se já mais muito hoje fim voz sol mar paz luz dia dois sem meu seu ver ser vai tem pare'.split(
      ' ',
    ),
  ),
  version: 'versão',
  rules: ownRules,
};
