import type { LanguageTable } from '../language-table.ts';
import { anyOf, figureEdges, type RewriteRule } from '../rewrite-rule.ts';
import { joinWords, numberSource, parseNumber, sayCounted, sayNumber } from './number-format.ts';

/** Units that are words or letters of other things when they touch the figures: `5s`, `90 s`. */
const apart = new Set(['s']);

/** Percentages and units of measure. */
export function unitRules(table: LanguageTable): RewriteRule[] {
  const number = numberSource(table);
  const { left: edge, right } = figureEdges(table);
  const left = `${edge}(?<![0-9][.,])`;
  return [
    {
      name: 'percent',
      needs: 'digit',
      find: new RegExp(`${left}([-−+]?${number})\\s?[%％﹪٪]`, 'gu'),
      say: ([, written = '']) => sayPercent(written, table),
    },
    {
      name: 'unit',
      needs: 'digit',
      find: new RegExp(`${left}([-−]?${number})([\\s-]?)(${anyOf(Object.keys(table.units))})${right}`, 'gu'),
      say: ([, written = '', gap, unit = '']) =>
        gap === '' && apart.has(unit)
          ? undefined
          : sayCounted(parseNumber(written, table), table.units[unit]!, table),
    },
  ];
}

/** Chinese puts the percent words first. */
function sayPercent(written: string, table: LanguageTable): string {
  const number = sayNumber(parseNumber(written, table), table);
  return table.percent.includes('{}')
    ? table.percent.replace('{}', number)
    : joinWords([number, table.percent], table);
}
