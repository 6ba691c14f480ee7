import { toCardinal as britishCardinal } from 'n2words/en-GB';
import { toCardinal, toOrdinal } from 'n2words/en-US';
import { englishRules } from './english-rules.ts';
import type { DateParts, LanguageTable, TimeParts } from './language-table.ts';
import { nouns, numberWords } from './number-words.ts';

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
  rules: englishRules,
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
