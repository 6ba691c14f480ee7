import type { DateParts, LanguageTable } from '../language-table.ts';
import { anyOf, figureEdges, type RewriteRule, wordEnd, wordStart } from '../rewrite-rule.ts';

const edgeEnd = '(?![\\p{N}]|[-/.]\\p{N})';

/** Dates in figures and with names of months. */
export function dateRules(table: LanguageTable): RewriteRule[] {
  const edge = `${figureEdges(table).left}(?<![/.-])`;
  return [
    {
      name: 'iso-date',
      needs: 'digit',
      find: new RegExp(
        `${edge}([12][0-9]{3})[-/.](0?[1-9]|1[0-2])[-/.](0?[1-9]|[12][0-9]|3[01])${edgeEnd}T?`,
        'gu',
      ),
      say: ([, year, month, day]) => table.sayDate({ year, month: Number(month), day: Number(day) }),
    },
    {
      name: 'figure-date',
      needs: 'digit',
      find: new RegExp(`${edge}([0-9]{1,2})([-/.])([0-9]{1,2})\\2([12][0-9]{3}|[0-9]{2})${edgeEnd}`, 'gu'),
      say: ([, first, , second, year]) => sayFigures(Number(first), Number(second), year!, table),
    },
    ...monthNameRules(table),
  ];
}

function sayFigures(first: number, second: number, year: string, table: LanguageTable): string | undefined {
  const monthFirst = (table.dateOrder === 'mdy' && first <= 12) || second > 12;
  const [month, day] = monthFirst ? [first, second] : [second, first];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return table.sayDate({ year: year.length === 2 ? fullYear(year) : year, month, day });
}

/** Two figures mean the near past or future. */
function fullYear(year: string): string {
  return (Number(year) < 50 ? '20' : '19') + year;
}

function monthNameRules(table: LanguageTable): RewriteRule[] {
  if (table.months.length === 0) return [];
  const numbers = monthNumbers(table);
  const name = `(${anyOf(numbers.keys())})\\.?`;
  const day = '([12]?[0-9]|3[01])(?:st|nd|rd|th|er|º|°)?';
  const say = (month: string, dayWritten?: string, year?: string) => {
    const parts: DateParts = { month: numbers.get(month.toLowerCase())! };
    if (dayWritten) parts.day = Number(dayWritten);
    if (year) parts.year = year;
    return table.sayDate(parts);
  };
  const year = '([12][0-9]{3})';
  return [
    {
      name: 'day-month',
      needs: 'digit',
      find: new RegExp(
        `${wordStart}${day} (?:of |de |d')?${name}(?:,? (?:de |del )?${year})?${wordEnd}`,
        'giu',
      ),
      say: ([, dayWritten, month = '', yearWritten]) =>
        dayWritten === '0' ? undefined : say(month, dayWritten, yearWritten),
    },
    {
      name: 'month-year',
      needs: 'digit',
      find: new RegExp(`${wordStart}${name},? (?:de |del )?${year}${wordEnd}`, 'giu'),
      say: ([, month = '', yearWritten]) => say(month, undefined, yearWritten),
    },
    {
      name: 'month-day',
      needs: 'digit',
      find: new RegExp(`${wordStart}${name} ${day}(?:,? ${year})?(?![\\p{L}\\p{N}:]|[.,][0-9])`, 'giu'),
      say: ([, month = '', dayWritten, yearWritten]) =>
        dayWritten !== '0' ? say(month, dayWritten, yearWritten) : undefined,
    },
  ];
}

/** Every written form of a month, lower case; a short form of three letters unless it is a word of its own. */
function monthNumbers(table: LanguageTable): Map<string, number> {
  const numbers = new Map<string, number>();
  table.months.forEach((month, index) => {
    numbers.set(month.toLowerCase(), index + 1);
  });
  for (const [short, month] of Object.entries(table.monthsShort)) numbers.set(short, month);
  return numbers;
}
