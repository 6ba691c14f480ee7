import { toCardinal, toOrdinal } from 'n2words/hi-IN';
import type { DateParts, Gender, LanguageTable, TimeParts } from './language-table.ts';
import { nouns, numberWords, sameNoun } from './number-words.ts';
import type { RewriteRule } from './rewrite-rule.ts';

const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

const cardinal = (digits: string) => toCardinal(digits);

function ordinal(digits: string, gender: Gender): string {
  const words = toOrdinal(digits);
  return gender === 'f' ? words.replace(/वाँ$/, 'वीं').replace(/ा$/, 'ी') : words;
}

/** "उन्नीस सौ चौरासी" for 1984, plain from 2000 on. */
function year(digits: string): string {
  if (!/^1[1-9]/.test(digits)) return cardinal(digits);
  const low = Number(digits.slice(2));
  return `${cardinal(digits.slice(0, 2))} सौ${low === 0 ? '' : ` ${cardinal(String(low))}`}`;
}

function sayDate({ year: written, month, day }: DateParts): string {
  return [day === undefined ? '' : cardinal(String(day)), months[month - 1]!, written ? year(written) : '']
    .filter(Boolean)
    .join(' ');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const part =
    half === 'am'
      ? 'सुबह'
      : half === 'pm'
        ? hour === 12 || hour < 4
          ? 'दोपहर'
          : hour < 8
            ? 'शाम'
            : 'रात'
        : '';
  const hours = cardinal(String(hour));
  const seconds = second ? `${cardinal(String(second))} सेकंड` : '';
  if (minute === 0) return [part, hours, 'बजे', seconds].filter(Boolean).join(' ');
  if (minute === 30 && hour > 2 && hour <= 12 && !second)
    return [part, 'साढ़े', hours, 'बजे'].filter(Boolean).join(' ');
  return [part, hours, 'बजकर', cardinal(String(minute)), 'मिनट', seconds].filter(Boolean).join(' ');
}

const fractions: Readonly<Record<string, string>> = {
  '1/2': 'आधा',
  '1/4': 'एक चौथाई',
  '3/4': 'तीन चौथाई',
  '1/3': 'एक तिहाई',
  '2/3': 'दो तिहाई',
};

function sayFraction(top: number, bottom: number): string | undefined {
  if (top === 24 && bottom === 7) return 'चौबीस सात';
  const known = fractions[`${top}/${bottom}`];
  return (
    known ??
    (top > 0 && top < bottom && bottom <= 20
      ? `${cardinal(String(top))} बटा ${cardinal(String(bottom))}`
      : undefined)
  );
}

const zero = '०'.charCodeAt(0);

const ownRules: readonly RewriteRule[] = [
  {
    name: 'devanagari-figures',
    find: /[०-९]+/gu,
    say: ([figures]) => [...figures].map((figure) => String(figure.charCodeAt(0) - zero)).join(''),
  },
  {
    name: 'time-word',
    needs: 'digit',
    find: /(?<![0-9:])([01]?[0-9]|2[0-4]):([0-5][0-9]) बजे/gu,
    say: ([, hour, minute]) => sayTime({ hour: Number(hour), minute: Number(minute) }),
  },
  {
    name: 'number-sign',
    needs: 'digit',
    find: /(?<![\p{L}\p{M}])(?:नं\.|क्र\.|#|№)\s?(?=[0-9])/gu,
    say: () => 'नंबर ',
  },
];

const rupee = { unit: { one: 'रुपया', many: 'रुपये' }, cent: { one: 'पैसा', many: 'पैसे' } };
const dollar = { unit: sameNoun('डॉलर'), cent: sameNoun('सेंट') };

export const hindi: LanguageTable = {
  tag: 'hi',
  numbers: numberWords({ cardinal, ordinal, year, point: 'दशमलव', minus: 'माइनस' }),
  decimal: '.',
  groups: ',',
  spaced: true,
  units: nouns({
    'km/h किमी/घंटा': ['किलोमीटर प्रति घंटा', 'किलोमीटर प्रति घंटा'],
    'km किमी कि.मी.': ['किलोमीटर', 'किलोमीटर'],
    'm² m2': ['वर्ग मीटर', 'वर्ग मीटर'],
    'km² km2': ['वर्ग किलोमीटर', 'वर्ग किलोमीटर'],
    'm मी': ['मीटर', 'मीटर'],
    'cm सेमी से.मी.': ['सेंटीमीटर', 'सेंटीमीटर'],
    'mm मिमी': ['मिलीमीटर', 'मिलीमीटर'],
    'kg किग्रा कि.ग्रा.': ['किलोग्राम', 'किलोग्राम'],
    'g ग्रा': ['ग्राम', 'ग्राम'],
    mg: ['मिलीग्राम', 'मिलीग्राम'],
    'l L ली': ['लीटर', 'लीटर'],
    'ml mL मिली': ['मिलीलीटर', 'मिलीलीटर'],
    '°C ℃ °से': ['डिग्री सेल्सियस', 'डिग्री सेल्सियस'],
    '°F': ['डिग्री फ़ारेनहाइट', 'डिग्री फ़ारेनहाइट'],
    '°': ['डिग्री', 'डिग्री'],
    h: ['घंटा', 'घंटे'],
    min: ['मिनट', 'मिनट'],
    s: ['सेकंड', 'सेकंड'],
    'KB kB': ['किलोबाइट', 'किलोबाइट'],
    MB: ['मेगाबाइट', 'मेगाबाइट'],
    GB: ['गीगाबाइट', 'गीगाबाइट'],
    TB: ['टेराबाइट', 'टेराबाइट'],
    Hz: ['हर्ट्ज़', 'हर्ट्ज़'],
    kW: ['किलोवाट', 'किलोवाट'],
    W: ['वाट', 'वाट'],
    V: ['वोल्ट', 'वोल्ट'],
  }),
  currencies: {
    '₹': rupee,
    'रु.': rupee,
    रु: rupee,
    'Rs.': rupee,
    Rs: rupee,
    INR: rupee,
    $: dollar,
    US$: dollar,
    USD: dollar,
    '€': { unit: sameNoun('यूरो'), cent: sameNoun('सेंट') },
    '£': { unit: sameNoun('पाउंड'), cent: sameNoun('पेंस') },
    '¥': { unit: sameNoun('येन') },
    R$: { unit: sameNoun('रियाल') },
  },
  centsJoiner: '',
  scales: { हज़ार: 'हज़ार', हजार: 'हज़ार', लाख: 'लाख', करोड़: 'करोड़', अरब: 'अरब', खरब: 'खरब' },
  percent: 'प्रतिशत',
  ordinalMarks: {
    वाँ: 'm',
    वां: 'm',
    वें: 'm',
    वीं: 'f',
    ला: 'm',
    ली: 'f',
    रा: 'm',
    री: 'f',
    था: 'm',
    थी: 'f',
    ठा: 'm',
    ठी: 'f',
  },
  rangeWord: 'से',
  symbols: {
    '&': 'और',
    '@': 'एट',
    '+': 'प्लस',
    '=': 'बराबर',
    '×': 'गुणा',
    '÷': 'भाग',
    '±': 'प्लस माइनस',
    '≈': 'लगभग',
    '<': 'से कम',
    '>': 'से ज़्यादा',
    '%': 'प्रतिशत',
    '°': 'डिग्री',
    '₹': 'रुपये',
    $: 'डॉलर',
    '€': 'यूरो',
    '£': 'पाउंड',
    '²': 'वर्ग',
    '³': 'घन',
    '−': 'माइनस',
    '©': 'कॉपीराइट',
  },
  spelledSymbols: {
    '*': 'तारा',
    _: 'अंडरस्कोर',
    '#': 'हैश',
    '|': 'पाइप',
    '\\': 'बैकस्लैश',
    '~': 'टिल्ड',
    '^': 'कैरेट',
  },
  abbreviations: {
    डॉ: 'डॉक्टर',
    प्रो: 'प्रोफ़ेसर',
    श्रीमती: 'श्रीमती',
    मि: 'मिस्टर',
    इं: 'इंजीनियर',
    पं: 'पंडित',
    आदि: 'आदि',
    उदा: 'उदाहरण',
    ई: 'ईस्वी',
    'ई.पू': 'ईसा पूर्व',
    स्व: 'स्वर्गीय',
    mr: 'मिस्टर',
    mrs: 'मिसेज़',
    dr: 'डॉक्टर',
  },
  months,
  monthsShort: { फरवरी: 2, सितम्बर: 9, अक्तूबर: 10, नवम्बर: 11, दिसम्बर: 12 },
  dateOrder: 'dmy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: 'एट',
    dot: 'डॉट',
    slash: 'स्लैश',
    dash: 'डैश',
    underscore: 'अंडरस्कोर',
    colon: 'कोलन',
    hash: 'हैशटैग',
    plus: 'प्लस',
  },
  letters: {
    A: 'ए',
    B: 'बी',
    C: 'सी',
    D: 'डी',
    E: 'ई',
    F: 'एफ़',
    G: 'जी',
    H: 'एच',
    I: 'आई',
    J: 'जे',
    K: 'के',
    L: 'एल',
    M: 'एम',
    N: 'एन',
    O: 'ओ',
    P: 'पी',
    Q: 'क्यू',
    R: 'आर',
    S: 'एस',
    T: 'टी',
    U: 'यू',
    V: 'वी',
    W: 'डब्ल्यू',
    X: 'एक्स',
    Y: 'वाई',
    Z: 'ज़ेड',
  },
  shouted: new Set('the and is of to in it'.split(' ')),
  version: 'संस्करण',
  rules: ownRules,
};
