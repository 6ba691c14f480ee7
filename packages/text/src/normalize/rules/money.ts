import type { Currency, LanguageTable } from '../language-table.ts';
import { anyOf, figureEdges, type RewriteRule } from '../rewrite-rule.ts';
import {
  continentalAmount,
  joinWords,
  numberSource,
  parseNumber,
  sayCounted,
  sayNumber,
  type WrittenNumber,
} from './number-format.ts';

/** Amounts with a sign or code before or after the figures. */
export function moneyRules(table: LanguageTable): RewriteRule[] {
  const signs = anyOf(Object.keys(table.currencies));
  const number = `(?:${continentalAmount}|${numberSource(table)})`;
  const { left, right } = figureEdges(table);
  const scale = `(?:\\s?(${anyOf(Object.keys(table.scales))})${right})?`;
  const say = (sign: string, written: string, scaleWritten?: string) =>
    sayMoney(
      parseNumber(written, table),
      table.currencies[sign]!,
      scaleWritten ? table.scales[scaleWritten]! : undefined,
      table,
    );
  return [
    {
      name: 'money',
      needs: 'digit',
      find: new RegExp(
        `${left}([-−]?)(${signs})\\s?([-−]?${number})${scale}(?:\\s?(?:USD|EUR|GBP|BRL|MXN|CAD|AUD))?`,
        'gu',
      ),
      say: ([, minus, sign = '', written = '', scaleWritten]) =>
        say(sign, (minus ? '-' : '') + written, scaleWritten),
    },
    {
      name: 'money-after',
      needs: 'digit',
      find: new RegExp(`${left}([-−]?${number})${scale}\\s?(${signs})${right}`, 'gu'),
      say: ([, written = '', scaleWritten, sign = '']) => say(sign, written, scaleWritten),
    },
  ];
}

function sayMoney(
  amount: WrittenNumber,
  currency: Currency,
  scale: string | undefined,
  table: LanguageTable,
): string {
  if (scale !== undefined) return joinWords([sayNumber(amount, table), scale, currency.unit.many], table);
  const { cent, unit } = currency;
  if (!cent || amount.fraction.length !== 2) return sayCounted(amount, unit, table);
  const cents = { negative: false, whole: String(Number(amount.fraction)), fraction: '' };
  const whole = { ...amount, fraction: '' };
  if (cents.whole === '0') return sayCounted(whole, unit, table);
  if (Number(amount.whole) === 0) return sayCounted({ ...cents, negative: amount.negative }, cent, table);
  return joinWords(
    [sayCounted(whole, unit, table), table.centsJoiner, sayCounted(cents, cent, table)],
    table,
  );
}
