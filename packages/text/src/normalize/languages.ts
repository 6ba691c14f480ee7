import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import type { LanguageTable } from './language-table.ts';
import { arabic, filipino, indonesian, korean, malay, tamil, vietnamese } from './neighbors/asian.ts';
import { finnish, greek, hungarian, romanian, turkish } from './neighbors/european.ts';
import { danish, dutch, german, norwegian, swedish } from './neighbors/germanic.ts';
import { bulgarian, croatian, czech, polish, russian, slovak, ukrainian } from './neighbors/slavic.ts';
import { portuguese } from './portuguese.ts';
import type { RewriteRule } from './rewrite-rule.ts';
import { dateRules } from './rules/dates.ts';
import { letterRules } from './rules/letters.ts';
import { moneyRules } from './rules/money.ts';
import { codeRules, countRules, plainNumberRules } from './rules/numbers.ts';
import { punctuationRules } from './rules/punctuation.ts';
import { comparisonRules, symbolRules } from './rules/symbols.ts';
import { timeRules } from './rules/times.ts';
import { unitRules } from './rules/units.ts';
import { webRules } from './rules/web.ts';
import { spanish } from './spanish.ts';

/** By BCP 47 tag, lower case; the primary tag stands for the most spoken kind. */
const tables: Readonly<Record<string, LanguageTable>> = {
  en: english.american,
  'en-gb': english.british,
  'en-au': english.british,
  'en-ie': english.british,
  'en-in': english.british,
  'en-nz': english.british,
  'en-za': english.british,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  hi: hindi,
  ja: japanese,
  zh: chinese,
  cmn: chinese,
  ar: arabic,
  bg: bulgarian,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  fi: finnish,
  fil: filipino,
  tl: filipino,
  hr: croatian,
  hu: hungarian,
  id: indonesian,
  ko: korean,
  ms: malay,
  nl: dutch,
  nb: norwegian,
  nn: norwegian,
  no: norwegian,
  pl: polish,
  ro: romanian,
  ru: russian,
  sk: slovak,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
  vi: vietnamese,
};

const compiled = new Map<LanguageTable, readonly RewriteRule[]>();

/** Rules in the order in which they run; languages without a table only get their punctuation tidied. */
export function rulesFor(language: string): readonly RewriteRule[] {
  const tag = language.toLowerCase();
  const table = tables[tag] ?? tables[tag.split('-')[0]!];
  if (!table) return punctuationRules;
  const known = compiled.get(table);
  if (known) return known;
  const rules = compileRules(table);
  compiled.set(table, rules);
  return rules;
}

function compileRules(table: LanguageTable): readonly RewriteRule[] {
  return [
    ...punctuationRules,
    ...webRules(table),
    ...table.rules,
    ...codeRules(table),
    ...dateRules(table),
    ...timeRules(table),
    ...countRules(table),
    ...comparisonRules(table),
    ...moneyRules(table),
    ...unitRules(table),
    ...letterRules(table),
    ...plainNumberRules(table),
    ...symbolRules(table),
    ...(table.lastRules ?? []),
  ];
}
