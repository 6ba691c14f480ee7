import type { LanguageTable } from '../language-table.ts';
import { anyOf, figureEdges, type RewriteRule } from '../rewrite-rule.ts';
import { joinWords, numberSource, parseNumber, sayDigits, sayNumber, sayWhole } from './number-format.ts';

/** Not after a letter, a figure or a decimal mark. */
const freeFor = (table: LanguageTable) => `${figureEdges(table).left}(?<![.,])`;

/** Codes read digit by digit: versions, network addresses, telephone numbers. Before dates and ranges. */
export function codeRules(table: LanguageTable): RewriteRule[] {
  const dotted = (written: string) =>
    written
      .split('.')
      .map((part) => sayWhole(part, table))
      .join(` ${table.decimal === '.' ? table.numbers.point : table.web.dot} `);
  // where a language has no word for it, "v" may be a word of its own: "v 15:30" of Czech
  const version: RewriteRule = {
    name: 'version',
    needs: 'digit',
    find: /(?<![\p{L}\p{N}.])([vV])\.?\s?([0-9]{1,4}(?:\.[0-9]{1,5}){0,4})(?![\p{N}]|\.[0-9])/gu,
    say: ([, , figures = '']) => joinWords([table.version, dotted(figures)], { spaced: true }),
  };
  return [
    ...(table.version ? [version] : []),
    {
      name: 'dotted-number',
      needs: 'digit',
      find: /(?<![\p{L}\p{N}.,])[0-9]{1,3}(?:\.[0-9]{1,3}){2,5}(?![\p{N}]|[.,][0-9])/gu,
      say: ([written]) =>
        looksGrouped(written, table) || looksLikeDate(written) ? undefined : dotted(written),
    },
    {
      name: 'phone',
      needs: 'digit',
      find: /(?<![\p{L}\p{N}.,/-])(?:\+[0-9]{1,3}[\s.-]?)?(?:\([0-9]{1,5}\)[\s.-]?|[0-9]{2,5}[\s.-])?(?:[0-9]{2,5}[\s.-]){1,4}[0-9]{2,8}(?![\p{N}]|[.,/-][0-9])|(?<![\p{L}\p{N}])\+[0-9]{7,15}(?![0-9])/gu,
      say: ([written]) => (isPhone(written) ? sayPhone(written, table) : undefined),
    },
  ];
}

function looksGrouped(written: string, { decimal }: LanguageTable): boolean {
  return decimal === ',' && /^[0-9]{1,3}(?:\.[0-9]{3})+$/.test(written);
}

function looksLikeDate(written: string): boolean {
  return (
    /^(?:[0-9]{1,2}\.){2}(?:[0-9]{2}|[0-9]{4})$/.test(written) &&
    written.split('.').length === 3 &&
    Number(written.split('.')[1]) <= 12 &&
    Number(written.split('.')[0]) >= 1 &&
    written.length >= 8
  );
}

/** A plus, brackets, North American groups, pairs as in France, or a leading zero with enough digits: else it may be anything. */
function isPhone(written: string): boolean {
  const digits = written.replace(/[^0-9]/g, '').length;
  if (digits < 7 || digits > 15) return false;
  if (/^\+/.test(written) || /^\([0-9]+\)/.test(written)) return true;
  return (
    /^(?:1[\s.-])?[0-9]{3}[\s.-][0-9]{3}[\s.-][0-9]{4}$/.test(written) ||
    /^[0-9]{3}-[0-9]{4}$/.test(written) ||
    /^0[0-9]+(?:[\s.-][0-9]{2,8}){1,4}$/.test(written) ||
    /^[6-9][0-9]{4}[\s-][0-9]{5}$/.test(written)
  );
}

function sayPhone(written: string, table: LanguageTable): string {
  const groups = written.match(/[0-9]+/g)!.map((group) => sayDigits(group, table));
  const plus = written.startsWith('+') ? `${table.web.plus}${table.spaced ? ' ' : ''}` : '';
  return plus + groups.join(table.spaced ? ', ' : '、');
}

/** Ordinals, fractions and ranges. */
export function countRules(table: LanguageTable): RewriteRule[] {
  const rules: RewriteRule[] = [
    fractionSignRule(table),
    mixedFractionRule(table),
    fractionRule(table),
    rangeRule(table),
    signRangeRule(table),
    {
      name: 'ratio',
      needs: 'digit',
      find: /(?<=[0-9]):(?=[0-9])/gu,
      say: () => spacedWord(table.ratioWord ?? table.rangeWord, table),
    },
  ];
  return Object.keys(table.ordinalMarks).length > 0 ? [ordinalRule(table), ...rules] : rules;
}

function ordinalRule(table: LanguageTable): RewriteRule {
  return {
    name: 'ordinal',
    needs: 'digit',
    find: new RegExp(
      `${freeFor(table)}([0-9]{1,3}(?:[,.][0-9]{3})*|[0-9]{1,9})\\.?(${anyOf(Object.keys(table.ordinalMarks))})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    say: ([, figures = '', mark = '']) => {
      const digits = figures.replace(/[^0-9]/g, '');
      return /^0/.test(digits) ? undefined : table.numbers.ordinal(digits, table.ordinalMarks[mark]!);
    },
  };
}

const fractionSigns: Readonly<Record<string, [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
};

function fractionSignRule(table: LanguageTable): RewriteRule {
  return {
    name: 'fraction-sign',
    find: new RegExp(`([0-9]{1,9})?\\s?([${Object.keys(fractionSigns).join('')}])`, 'gu'),
    say: ([, whole, sign = '']) => sayMixed(whole, ...fractionSigns[sign]!, table),
  };
}

function mixedFractionRule(table: LanguageTable): RewriteRule {
  return {
    name: 'mixed-fraction',
    needs: 'digit',
    find: new RegExp(
      `${freeFor(table)}(?<![0-9]\\s)([0-9]{1,4})\\s([1-9])[/⁄]([2-9]|1[0-6])${figureEdges(table).right}(?!/|[.,][0-9])`,
      'gu',
    ),
    say: ([, whole, top, bottom]) =>
      Number(top) < Number(bottom) ? sayMixed(whole, Number(top), Number(bottom), table) : undefined,
  };
}

function fractionRule(table: LanguageTable): RewriteRule {
  return {
    name: 'fraction',
    needs: 'digit',
    find: new RegExp(
      `${freeFor(table)}(?<!/)([0-9]{1,4})[/⁄]([0-9]{1,4})${figureEdges(table).right}(?!/|[.,][0-9])`,
      'gu',
    ),
    say: ([, top, bottom]) => table.sayFraction(Number(top), Number(bottom)),
  };
}

function sayMixed(
  whole: string | undefined,
  top: number,
  bottom: number,
  table: LanguageTable,
): string | undefined {
  const fraction = table.sayFraction(top, bottom);
  if (!whole || fraction === undefined) return fraction;
  return joinWords([sayWhole(whole, table), table.symbols['&'] ?? '', fraction], table);
}

/** A chain of two figures is a range, of more a code such as an ISBN. A sum, told by `=`, has a minus. */
function rangeRule(table: LanguageTable): RewriteRule {
  return {
    name: 'range',
    needs: 'digit',
    find: new RegExp(
      `${freeFor(table)}(?<![–-])[0-9]+(?:[.,][0-9]+)*(?:\\s?[-–—~〜～]\\s?[0-9]+(?:[.,][0-9]+)*)+(?![\\p{N}–-])`,
      'gu',
    ),
    say: (match) => {
      const parts = match[0].split(/\s?[-–—~〜～]\s?/u);
      const gap = table.spaced ? ' ' : '';
      if (parts.length > 2)
        return parts
          .map((part) => sayDigits(part.replace(/[^0-9]/g, ''), table))
          .join(table.spaced ? ', ' : '、');
      return parts.join(`${gap}${match.input.includes('=') ? table.numbers.minus : table.rangeWord}${gap}`);
    },
  };
}

/** Between figures that carry a sign: `$10–$20`, `5%–10%`, `20°–25°`. */
function signRangeRule(table: LanguageTable): RewriteRule {
  return {
    name: 'sign-range',
    needs: 'digit',
    find: /(?<=[0-9][%€£$¥₹°][CF]?)\s?[–—-]\s?(?=[$€£¥₹]?[0-9])|(?<=[0-9])\s?[–—-]\s?(?=[$€£¥₹][0-9])/gu,
    say: () => spacedWord(table.rangeWord, table),
  };
}

function spacedWord(word: string, { spaced }: LanguageTable): string {
  return spaced ? ` ${word} ` : word;
}

/** What figures are left. */
export function plainNumberRules(table: LanguageTable): RewriteRule[] {
  const number = numberSource(table);
  return [
    {
      name: 'number',
      needs: 'digit',
      find: new RegExp(`(?:(?<![\\p{L}\\p{N})%])[-−+])?${number}`, 'gu'),
      say: (match) => besideLetters(match, sayPlain(match[0], table), table),
    },
  ];
}

function sayPlain(written: string, table: LanguageTable): string {
  const sign = written.startsWith('+') ? table.web.plus : '';
  if (/^(?:1[1-9]|20)[0-9]{2}$/.test(written)) return table.numbers.year(written);
  return joinWords([sign, sayNumber(parseNumber(written, table), table)], table);
}

/** `MP3`, `3D`: number words must not grow together with letters. */
function besideLetters(match: RegExpExecArray, spoken: string, { spaced }: LanguageTable): string {
  if (!spaced) return spoken;
  const before = /[\p{L}\p{M}]$/u.test(match.input.slice(Math.max(0, match.index - 2), match.index))
    ? ' '
    : '';
  const after = /^[\p{L}]/u.test(match.input.slice(match.index + match[0].length)) ? ' ' : '';
  return before + spoken + after;
}
