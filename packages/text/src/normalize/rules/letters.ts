import type { LanguageTable } from '../language-table.ts';
import { anyOf, type RewriteRule, wordStart } from '../rewrite-rule.ts';

/** Acronyms that are said as words in every language. */
const saidAsWords = new Set(
  `NASA NATO UNESCO UNICEF OPEC FIFA UEFA LASER RADAR SCUBA SIM PIN RAM ROM GIF JPEG COVID AIDS SARS ZIP WIFI DAO NAFTA
  ASEAN INTERPOL IKEA LEGO ACAS SWAT SONAR CAPTCHA ASCII BIOS CERN JSON NASDAQ YOLO LAN WAN`.split(/\s+/),
);

/** Acronyms that look like words and are spelled. */
const spelledOut = new Set('ISBN ISSN IEEE UCLA ESPN HTTPS UEFI ASIO'.split(' '));

/** Letters one by one, with a name where the bare letter would be read as a word. */
export function spellLetters(letters: string, table: LanguageTable): string {
  const names = [...letters].map((letter) => table.letters[letter.toUpperCase()]);
  // Without a name the letters must stand apart, or they would be read as a word.
  return names.every(Boolean) && !table.spaced
    ? names.join('')
    : [...letters].map((letter, index) => names[index] ?? letter).join(' ');
}

/** Abbreviations with periods, acronyms and words in capitals. */
export function letterRules(table: LanguageTable): RewriteRule[] {
  const letter = table.spaced ? '\\p{L}\\p{M}' : 'A-Za-z';
  const rules: RewriteRule[] = [
    {
      name: 'dotted-acronym',
      find: /(?<![\p{L}\p{N}.])(?:\p{Lu}\.){2,6}(?![\p{L}\p{N}])/gu,
      say: (match) => spellLetters(match[0].replaceAll('.', ''), table) + periodAtEnd(match),
    },
    {
      name: 'letter-pair',
      find: new RegExp(`(?<![${letter}])(\\p{Lu})\\s?&\\s?(\\p{Lu})(?![${letter}])`, 'gu'),
      say: ([, first = '', second = '']) =>
        [spellLetters(first, table), table.symbols['&'], spellLetters(second, table)].join(' '),
    },
    {
      name: 'capitals',
      find: new RegExp(`(?<![${letter}])\\p{Lu}{2,}(?=(?:s|'s)?(?![${letter}]))`, 'gu'),
      say: (match) => sayCapitals(match, table),
    },
    {
      name: 'letter-and-figure',
      find: new RegExp(`(?<![${letter}])(\\p{Lu})-?(?=[0-9])`, 'gu'),
      say: ([, single = '']) => `${spellLetters(single, table)}${table.spaced ? ' ' : ''}`,
    },
  ];
  return Object.keys(table.abbreviations).length > 0 ? [abbreviationRule(table), ...rules] : rules;
}

/** The only abbreviations that are taken for such in capitals; `EST.` is a time zone. */
const titles = /^(?:MR|MRS|MS|DR|DRA|SR|SRA|JR|PROF|ST)$/;

function abbreviationRule(table: LanguageTable): RewriteRule {
  const { abbreviations } = table;
  return {
    name: 'abbreviation',
    find: new RegExp(`${wordStart}(${anyOf(Object.keys(abbreviations))})\\.(?![\\p{L}\\p{N}])`, 'giu'),
    say: (match) => {
      const written = match[1]!;
      if (/^\p{Lu}{2,}$/u.test(written) && !titles.test(written)) return undefined;
      const spoken = abbreviations[written] ?? abbreviations[written.toLowerCase()];
      return spoken === undefined ? undefined : spoken + periodAtEnd(match);
    },
  };
}

/** A period that ended a sentence too stays. */
function periodAtEnd(match: RegExpExecArray): string {
  return /^["'”’)\s]*$/.test(
    match.input.slice(match.index + match[0].length, match.index + match[0].length + 8),
  )
    ? '.'
    : '';
}

function sayCapitals(match: RegExpExecArray, table: LanguageTable): string | undefined {
  const word = match[0];
  const lower = word.toLowerCase();
  if (saidAsWords.has(word) || table.acronymWords?.has(word)) return titleCase(word);
  if (table.shouted.has(lower)) return lower;
  if (isShouted(match.input)) return lower;
  const spelled = spelledOut.has(word) || word.length <= 3 || !/[aeiouyáéíóúàèìòùâêîôûäëïöüãõ]/iu.test(word);
  return spelled && word.length <= 6 ? spellLetters(word, table) : titleCase(word);
}

function titleCase(word: string): string {
  return word[0] + word.slice(1).toLowerCase();
}

/** A sentence of three words or more all in capitals is loud, not full of acronyms. */
function isShouted(sentence: string): boolean {
  if (/\p{Ll}{2}/u.test(sentence)) return false;
  return (sentence.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= 3;
}
