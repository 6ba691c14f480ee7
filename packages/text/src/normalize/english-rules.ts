import { toCardinal, toOrdinal } from 'n2words/en-US';
import { anyOf, type RewriteRule, wordEnd, wordStart } from './rewrite-rule.ts';
import { romanAfter } from './rules/roman.ts';

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
  '9/11': 'nine eleven',
  'n/a': 'not applicable',
  'N/A': 'not applicable',
};

/** What only English writes so. */
export const englishRules: readonly RewriteRule[] = [
  {
    name: 'whole-form',
    find: new RegExp(`(?<![\\p{L}\\p{N}/])(?:${anyOf(Object.keys(wholeForms))})(?![\\p{L}\\p{N}+])`, 'gu'),
    say: ([form]) => wholeForms[form],
  },
  { name: 'about', needs: 'digit', find: /(?<![\p{L}\p{N}])[~≈]\s?(?=[$€£]?[0-9])/gu, say: () => 'about ' },
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
