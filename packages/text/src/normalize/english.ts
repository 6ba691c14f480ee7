import { toCardinal as britishCardinal } from 'n2words/en-GB';
import { toCardinal, toOrdinal } from 'n2words/en-US';
import type { DateParts, LanguageTable, TimeParts } from './language-table.ts';
import { nouns, numberWords } from './number-words.ts';
import { anyOf, type RewriteRule, wordEnd, wordStart } from './rewrite-rule.ts';
import { romanAfter } from './rules/roman.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "nineteen eighty-four", "twenty ten", "two thousand nine", "nineteen oh five". */
function year(digits: string): string {
  const [high, low] = [digits.slice(0, 2), Number(digits.slice(2))];
  if (/^[12]00/.test(digits)) return toCardinal(digits);
  if (low === 0) return `${toCardinal(high)} hundred`;
  return `${toCardinal(high)} ${low < 10 ? `oh ${toCardinal(low)}` : toCardinal(low)}`;
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  if (minute === 0 && !half && second === undefined) {
    if (hour === 0 || hour === 24) return 'midnight';
    return hour > 12 ? `${toCardinal(hour)} hundred` : `${toCardinal(hour)} o'clock`;
  }
  const minutes = minute === 0 ? '' : minute < 10 ? `oh ${toCardinal(minute)}` : toCardinal(minute);
  const seconds = second === undefined ? '' : `and ${toCardinal(second)} seconds`;
  const letters = half === 'am' ? 'ay M' : half === 'pm' ? 'P M' : '';
  return [toCardinal(hour), minutes, seconds, letters].filter(Boolean).join(' ');
}

const denominators: Readonly<Record<number, readonly [string, string]>> = {
  2: ['half', 'halves'],
  4: ['quarter', 'quarters'],
};

function sayFraction(top: number, bottom: number): string | undefined {
  if (bottom < 2) return undefined;
  if (top === 0 || top >= bottom * 2 || bottom > 20) return `${toCardinal(top)} over ${toCardinal(bottom)}`;
  const ordinal = toOrdinal(bottom);
  const [one, many] = denominators[bottom] ?? [ordinal, `${ordinal}s`];
  return `${toCardinal(top)} ${top === 1 ? one : many}`;
}

const scaleNames: Readonly<Record<string, string>> = {
  k: 'thousand',
  K: 'thousand',
  mn: 'million',
  bn: 'billion',
  tn: 'trillion',
};

const perNames: Readonly<Record<string, string>> = {
  mo: 'month',
  yr: 'year',
  wk: 'week',
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  lb: 'pound',
};

const decades: Readonly<Record<string, string>> = {
  '10': 'tens',
  '20': 'twenties',
  '30': 'thirties',
  '40': 'forties',
  '50': 'fifties',
  '60': 'sixties',
  '70': 'seventies',
  '80': 'eighties',
  '90': 'nineties',
};

const rulers =
  `Louis Henry Charles George Edward Richard William James Philip Elizabeth Mary Catherine Frederick Alexander
  Nicholas Napoleon Peter Paul John Benedict Pius Leo Gregory Clement Innocent Urban Ramses Ramesses Ptolemy Francis
  Ferdinand Leopold Ivan Christian Gustav Haakon Olav Pope King Queen Darius Xerxes Cleopatra Otto Rudolf`.split(
    /\s+/,
  );
const numbered =
  `Chapter CHAPTER Part PART Volume Book Act Scene Section Article Appendix Phase Type Class Level Stage
  Episode War Bowl Canto Grade Figure Table Mark Title Final\u0020Fantasy Rocky Apollo Division Schedule Annex vol. Vol. ch. Ch. Fig. fig.`.split(
    /[\n ]+/,
  );

/** Written forms with one fixed reading. */
const wholeForms: Readonly<Record<string, string>> = {
  OK: 'okay',
  'O.K.': 'okay',
  WWI: 'World War One',
  WWII: 'World War Two',
  PhD: 'P H D',
  'Ph.D.': 'P H D',
  'B.Sc.': 'B S C',
  'M.Sc.': 'M S C',
  'AT&T': 'ay T and T',
  'C#': 'C sharp',
  'F#': 'F sharp',
  '.NET': 'dot net',
  '401(k)': 'four oh one K',
  'w/o': 'without',
  'w/': 'with',
  'and/or': 'and or',
  '24/7': 'twenty-four seven',
  '50/50': 'fifty fifty',
};

const ownRules: readonly RewriteRule[] = [
  {
    name: 'whole-form',
    find: new RegExp(`(?<![\\p{L}\\p{N}/])(?:${anyOf(Object.keys(wholeForms))})(?![\\p{L}\\p{N}+])`, 'gu'),
    say: ([form]) => wholeForms[form],
  },
  {
    name: 'power',
    needs: 'digit',
    find: /\^([23])(?![0-9.])/gu,
    say: ([, power]) => (power === '2' ? ' squared' : ' cubed'),
  },
  {
    name: 'per',
    needs: 'digit',
    find: /(?<=[0-9]\s?[\p{L}%]{0,3})\/(mo|yr|wk|day|week|month|year|hour|hr|min|sec|lb|person|night)(?![\p{L}\p{N}])/gu,
    say: ([, unit = '']) => ` per ${perNames[unit] ?? unit}`,
  },
  {
    name: 'thousands',
    needs: 'digit',
    find: /(?<![\p{L}\p{N}.,])1,000s(?!\p{L})/gu,
    say: () => 'thousands',
  },
  {
    name: 'scaled',
    needs: 'digit',
    find: /(?<=[0-9])(k|K|mn|bn|tn)(?![\p{L}\p{N}])/gu,
    say: ([, scale = '']) => ` ${scaleNames[scale]}`,
  },
  {
    name: 'decade',
    needs: 'digit',
    find: new RegExp(`(?<![\\p{L}\\p{N}])((?:1[1-9]|20)?)['’]?([0-9]0)['’]?s${wordEnd}`, 'gu'),
    say: ([, century = '', decade = '']) => {
      if (decade === '00')
        return century ? (century === '20' ? 'two thousands' : `${toCardinal(century)} hundreds`) : undefined;
      return [century && toCardinal(century), decades[decade]].filter(Boolean).join(' ');
    },
  },
  {
    name: 'short-year',
    needs: 'digit',
    find: /(?<![\p{L}\p{N}])['’]([0-9]{2})(?![\p{L}\p{N}])/gu,
    say: ([, figures = '']) => (figures[0] === '0' ? `oh ${toCardinal(figures[1]!)}` : toCardinal(figures)),
  },
  {
    name: 'saint',
    find: new RegExp(`${wordStart}St\\.? (?=\\p{Lu}\\p{Ll})`, 'gu'),
    say: ({ index, input }) =>
      /\p{Lu}\p{Ll}+ $/u.test(input.slice(0, index)) && !/^St\.? (?:\p{L}+'s|[A-Z])/u.test(input.slice(index))
        ? 'Street '
        : 'Saint ',
  },
  {
    name: 'street',
    find: /(?<=\p{Ll} |[0-9](?:st|nd|rd|th) )St\b\.?(?= ?[,;)]|\s*$| \p{Ll})/gu,
    say: ({ input, index }) => (/^St\.\s*$/.test(input.slice(index)) ? 'Street.' : 'Street'),
  },
  { name: 'doctor-drive', find: /(?<=\p{Lu}\p{Ll}+ )Dr\.(?=,|\s*$)/gu, say: () => 'Drive' },
  {
    name: 'number-sign',
    needs: 'digit',
    find: /(?<![\p{L}\p{N}])(?:#|No\.\s?|Nos\.\s?|№\s?)(?=[0-9])/gu,
    say: () => 'number ',
  },
  {
    name: 'page',
    needs: 'digit',
    find: new RegExp(`${wordStart}(pp?)\\.\\s?(?=[0-9])`, 'gu'),
    say: ([, mark]) => (mark === 'p' ? 'page ' : 'pages '),
  },
  { name: 'dimension', needs: 'digit', find: /(?<=[0-9])\s?[x×]\s?(?=[0-9])/gu, say: () => ' by ' },
  { name: 'times', needs: 'digit', find: /(?<=[0-9])x(?![\p{L}\p{N}])/gu, say: () => ' times' },
  {
    name: 'feet-and-inches',
    needs: 'digit',
    find: /(?<![\p{L}\p{N}])([0-9])['′]\s?([0-9]{1,2})["″”]/gu,
    say: ([, feet = '', inches = '']) => `${toCardinal(feet)} foot ${toCardinal(inches)}`,
  },
  romanAfter(rulers, (value) => `the ${toOrdinal(value)}`),
  romanAfter(numbered, (value) => toCardinal(value)),
];

const american: LanguageTable = {
  tag: 'en-US',
  numbers: numberWords({ cardinal: toCardinal, ordinal: toOrdinal, year, point: 'point', minus: 'minus' }),
  decimal: '.',
  groups: ',',
  spaced: true,
  units: nouns({
    'km/h kph kmh': ['kilometer per hour', 'kilometers per hour'],
    mph: ['mile per hour', 'miles per hour'],
    'm/s': ['meter per second', 'meters per second'],
    'km² km2': ['square kilometer', 'square kilometers'],
    'm² m2': ['square meter', 'square meters'],
    'm³ m3': ['cubic meter', 'cubic meters'],
    'cm³ cm3': ['cubic centimeter', 'cubic centimeters'],
    km: ['kilometer', 'kilometers'],
    m: ['meter', 'meters'],
    cm: ['centimeter', 'centimeters'],
    mm: ['millimeter', 'millimeters'],
    'µm μm': ['micrometer', 'micrometers'],
    nm: ['nanometer', 'nanometers'],
    mi: ['mile', 'miles'],
    'ft ft.': ['foot', 'feet'],
    'in.': ['inch', 'inches'],
    'sq\u00a0ft': ['square foot', 'square feet'],
    yd: ['yard', 'yards'],
    kg: ['kilogram', 'kilograms'],
    g: ['gram', 'grams'],
    mg: ['milligram', 'milligrams'],
    'µg μg mcg': ['microgram', 'micrograms'],
    'lb lbs lb. lbs.': ['pound', 'pounds'],
    'oz oz.': ['ounce', 'ounces'],
    'l L': ['liter', 'liters'],
    'ml mL': ['milliliter', 'milliliters'],
    '°C ℃': ['degree Celsius', 'degrees Celsius'],
    '°F ℉': ['degree Fahrenheit', 'degrees Fahrenheit'],
    '°': ['degree', 'degrees'],
    'h hr hrs': ['hour', 'hours'],
    'min mins': ['minute', 'minutes'],
    's sec secs': ['second', 'seconds'],
    ms: ['millisecond', 'milliseconds'],
    'kB KB': ['kilobyte', 'kilobytes'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    TB: ['terabyte', 'terabytes'],
    'kbps kbit/s': ['kilobit per second', 'kilobits per second'],
    'Mbps Mbit/s': ['megabit per second', 'megabits per second'],
    'Gbps Gbit/s': ['gigabit per second', 'gigabits per second'],
    Hz: ['hertz', 'hertz'],
    kHz: ['kilohertz', 'kilohertz'],
    MHz: ['megahertz', 'megahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    W: ['watt', 'watts'],
    kW: ['kilowatt', 'kilowatts'],
    MW: ['megawatt', 'megawatts'],
    kWh: ['kilowatt hour', 'kilowatt hours'],
    V: ['volt', 'volts'],
    mAh: ['milliamp hour', 'milliamp hours'],
    dB: ['decibel', 'decibels'],
    kcal: ['kilocalorie', 'kilocalories'],
    kPa: ['kilopascal', 'kilopascals'],
    px: ['pixel', 'pixels'],
    rpm: ['revolution per minute', 'revolutions per minute'],
  }),
  currencies: {
    $: { unit: { one: 'dollar', many: 'dollars' }, cent: { one: 'cent', many: 'cents' } },
    US$: { unit: { one: 'US dollar', many: 'US dollars' }, cent: { one: 'cent', many: 'cents' } },
    USD: { unit: { one: 'US dollar', many: 'US dollars' }, cent: { one: 'cent', many: 'cents' } },
    C$: { unit: { one: 'Canadian dollar', many: 'Canadian dollars' }, cent: { one: 'cent', many: 'cents' } },
    A$: {
      unit: { one: 'Australian dollar', many: 'Australian dollars' },
      cent: { one: 'cent', many: 'cents' },
    },
    '€': { unit: { one: 'euro', many: 'euros' }, cent: { one: 'cent', many: 'cents' } },
    EUR: { unit: { one: 'euro', many: 'euros' }, cent: { one: 'cent', many: 'cents' } },
    '£': { unit: { one: 'pound', many: 'pounds' }, cent: { one: 'penny', many: 'pence' } },
    GBP: { unit: { one: 'pound', many: 'pounds' }, cent: { one: 'penny', many: 'pence' } },
    '¥': { unit: { one: 'yen', many: 'yen' } },
    JPY: { unit: { one: 'yen', many: 'yen' } },
    '₹': { unit: { one: 'rupee', many: 'rupees' }, cent: { one: 'paisa', many: 'paise' } },
    R$: { unit: { one: 'real', many: 'reais' }, cent: { one: 'centavo', many: 'centavos' } },
    '₩': { unit: { one: 'won', many: 'won' } },
    '₽': { unit: { one: 'ruble', many: 'rubles' } },
    '₿': { unit: { one: 'bitcoin', many: 'bitcoins' } },
    CHF: { unit: { one: 'Swiss franc', many: 'Swiss francs' } },
    '¢': { unit: { one: 'cent', many: 'cents' } },
  },
  centsJoiner: 'and',
  scales: {
    thousand: 'thousand',
    million: 'million',
    billion: 'billion',
    trillion: 'trillion',
    k: 'thousand',
    K: 'thousand',
    M: 'million',
    mn: 'million',
    m: 'million',
    B: 'billion',
    bn: 'billion',
    T: 'trillion',
  },
  percent: 'percent',
  ordinalMarks: { st: 'm', nd: 'm', rd: 'm', th: 'm', ST: 'm', ND: 'm', RD: 'm', TH: 'm' },
  rangeWord: 'to',
  symbols: {
    '&': 'and',
    '@': 'at',
    '+': 'plus',
    '=': 'equals',
    '×': 'times',
    '÷': 'divided by',
    '±': 'plus or minus',
    '≈': 'approximately',
    '≠': 'does not equal',
    '≤': 'less than or equal to',
    '≥': 'greater than or equal to',
    '<=': 'less than or equal to',
    '>=': 'greater than or equal to',
    '<': 'less than',
    '>': 'greater than',
    '%': 'percent',
    '§': 'section',
    '№': 'number',
    '°': 'degrees',
    $: 'dollars',
    '€': 'euros',
    '£': 'pounds',
    '¥': 'yen',
    '₹': 'rupees',
    '√': 'square root of',
    '∞': 'infinity',
    π: 'pi',
    '²': 'squared',
    '³': 'cubed',
    '−': 'minus',
    '©': 'copyright',
  },
  spelledSymbols: {
    '*': 'asterisk',
    _: 'underscore',
    '~': 'tilde',
    '^': 'caret',
    '|': 'pipe',
    '\\': 'backslash',
    '#': 'hash',
    '<': 'less than',
    '>': 'greater than',
    '®': 'registered',
    '™': 'trademark',
  },
  abbreviations: {
    mr: 'Mister',
    mrs: 'Missus',
    ms: 'Miz',
    dr: 'Doctor',
    prof: 'Professor',
    rev: 'Reverend',
    hon: 'Honorable',
    gov: 'Governor',
    sen: 'Senator',
    rep: 'Representative',
    gen: 'General',
    col: 'Colonel',
    capt: 'Captain',
    lt: 'Lieutenant',
    sgt: 'Sergeant',
    jr: 'Junior',
    sr: 'Senior',
    vs: 'versus',
    etc: 'et cetera',
    approx: 'approximately',
    dept: 'department',
    est: 'established',
    inc: 'Incorporated',
    ltd: 'Limited',
    corp: 'Corporation',
    ave: 'Avenue',
    blvd: 'Boulevard',
    rd: 'Road',
    mt: 'Mount',
    ft: 'Fort',
    fig: 'figure',
    vol: 'volume',
    ch: 'chapter',
    ed: 'edition',
    'e.g': 'for example',
    'i.e': 'that is',
    'a.k.a': 'also known as',
    'w.r.t': 'with respect to',
    cf: 'compare',
    viz: 'namely',
    mon: 'Monday',
    tues: 'Tuesday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thurs: 'Thursday',
    thu: 'Thursday',
    fri: 'Friday',
    ext: 'extension',
    tel: 'telephone',
    min: 'minutes',
    max: 'maximum',
    feb: 'February',
    aug: 'August',
    sept: 'September',
    oct: 'October',
    nov: 'November',
    dec: 'December',
    asst: 'assistant',
    misc: 'miscellaneous',
  },
  months,
  monthsShort: {
    jan: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    jun: 6,
    jul: 7,
    aug: 8,
    sep: 9,
    sept: 9,
    oct: 10,
    nov: 11,
    dec: 12,
  },
  dateOrder: 'mdy',
  sayDate: sayAmericanDate,
  sayTime,
  sayFraction,
  web: {
    at: 'at',
    dot: 'dot',
    slash: 'slash',
    dash: 'dash',
    underscore: 'underscore',
    colon: 'colon',
    hash: 'hashtag',
    plus: 'plus',
  },
  letters: { A: 'ay' },
  shouted: new Set(
    `the and but for not you all any can had her was one our out day get has him his how man new now old see two way who
    boy did its let put say she too use yes no ok on in is it my me we he do go so up an as at be by if of or to am
    why big bad hot run top fun win hit ask try far off own end few lot set yet buy pay car dog cat red very stop never
    ever must will this that what when with your have from been just like only love good don`.split(/\s+/),
  ),
  version: 'version',
  rules: ownRules,
};

function sayAmericanDate({ year: written, month, day }: DateParts): string {
  const name = months[month - 1]!;
  const dayWords = day === undefined ? name : `${name} ${toOrdinal(day)}`;
  if (!written) return dayWords;
  return day === undefined ? `${name} ${year(written)}` : `${dayWords}, ${year(written)}`;
}

function sayBritishDate({ year: written, month, day }: DateParts): string {
  const name = months[month - 1]!;
  const parts = [day === undefined ? '' : `the ${toOrdinal(day)} of`, name, written ? year(written) : ''];
  return parts.filter(Boolean).join(' ');
}

const british: LanguageTable = {
  ...american,
  tag: 'en-GB',
  numbers: { ...american.numbers, cardinal: britishCardinal, counting: britishCardinal },
  dateOrder: 'dmy',
  sayDate: sayBritishDate,
};

export const english = { american, british };
