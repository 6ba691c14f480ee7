import type { LanguageTable } from '../language-table.ts';
import { anyOf, type RewriteRule } from '../rewrite-rule.ts';

/** Signs that are silent unless everything is to be read. */
const silent = /[*_~^`|\\<>•·†‡®™©¶¤¦¨¬¯¸ˆ˜⁄∙]+/gu;

/** Comparisons, told by a figure or word on the right side; before the figures become words. */
export function comparisonRules(table: LanguageTable): RewriteRule[] {
  return [
    {
      name: 'comparison',
      find: /(?<=[\p{L}\p{N})]\s?)(?:<=|>=|[<>≤≥])(?=\s?[\p{L}\p{N}(])|(?<=^|[\s(])(?:<=|>=|[<>≤≥])(?=\s?[$€£¥₹]?[0-9])/gu,
      say: ([sign = '']) => (table.symbols[sign] ? ` ${table.symbols[sign]} ` : undefined),
    },
  ];
}

/** Signs spoken as words. */
export function symbolRules(table: LanguageTable): RewriteRule[] {
  const spoken =
    (words: Readonly<Record<string, string>>) =>
    ([sign = '']: RegExpExecArray) =>
      ` ${words[sign]} `;
  return [
    {
      name: 'slash',
      find: /(?<=[\p{L}\p{N}])\s?\/\s?(?=[\p{L}\p{N}])/gu,
      say: () => ` ${table.web.slash} `,
    },
    {
      name: 'spelled-symbol',
      onlyWhenOn: true,
      find: new RegExp(anyOf(Object.keys(table.spelledSymbols)), 'gu'),
      say: spoken(table.spelledSymbols),
    },
    {
      name: 'symbol',
      find: new RegExp(anyOf(Object.keys(table.symbols).filter((sign) => !/[<>≤≥]/.test(sign))), 'gu'),
      say: spoken(table.symbols),
    },
    { name: 'silent-symbol', find: silent, say: () => ' ' },
    { name: 'space-before-mark', find: /(?<=\p{L})\s+(?=[,.;:!?…](?:\s|$))/gu, say: () => '' },
  ];
}
