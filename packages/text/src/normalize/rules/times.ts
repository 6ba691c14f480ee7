import type { LanguageTable } from '../language-table.ts';
import { figureEdges, type RewriteRule } from '../rewrite-rule.ts';

const half = '([ap])\\.?\\s?m\\b\\.?';

/** Clock times: 3:05, 15:30:10, 7 pm, 8h30. */
export function timeRules(table: LanguageTable): RewriteRule[] {
  const edge = `${figureEdges(table).left}(?<![:.,])`;
  return [
    {
      name: 'time-range',
      needs: 'digit',
      find: /(?<=[0-9]:[0-9]{2}|[0-9]\s?[ap]\.?m\.?)\s?[–—-]\s?(?=[0-9])|(?<=[0-9])\s?[–—-]\s?(?=[0-9]{1,2}(?::[0-9]{2})?\s?[ap]\.?m\b)/giu,
      say: () => (table.spaced ? ` ${table.rangeWord} ` : table.rangeWord),
    },
    {
      name: 'clock-time',
      needs: 'digit',
      find: new RegExp(
        `${edge}([01]?[0-9]|2[0-4]):([0-5][0-9])(?::([0-5][0-9]))?(?![0-9:])(?:\\s?(?:h|hs|hrs|Uhr|uur)(?![\\p{L}])|\\s?${half})?`,
        'giu',
      ),
      say: (match) => {
        const [, hour, minute, second, letter] = match;
        const spoken = table.sayTime({
          hour: Number(hour),
          minute: Number(minute),
          second: second ? Number(second) : undefined,
          half: halfOf(letter),
        });
        return spoken + periodAfterHalf(match, letter);
      },
    },
    {
      name: 'hour-half',
      needs: 'digit',
      find: new RegExp(`${edge}(1[0-2]|0?[1-9])\\s?${half}(?![\\p{L}])`, 'giu'),
      say: (match) => {
        const [, hour, letter] = match;
        return (
          table.sayTime({ hour: Number(hour), minute: 0, half: halfOf(letter) }) +
          periodAfterHalf(match, letter)
        );
      },
    },
    {
      name: 'hour-h',
      needs: 'digit',
      find: new RegExp(`${edge}([01]?[0-9]|2[0-4])\\s?h\\s?([0-5][0-9])(?![0-9\\p{L}])`, 'gu'),
      say: ([, hour, minute]) => table.sayTime({ hour: Number(hour), minute: Number(minute) }),
    },
  ];
}

function halfOf(letter: string | undefined): 'am' | 'pm' | undefined {
  if (!letter) return undefined;
  return letter.toLowerCase() === 'a' ? 'am' : 'pm';
}

/** "It ends at 5 p.m." ends the sentence too. */
function periodAfterHalf(match: RegExpExecArray, letter: string | undefined): string {
  const isLast = match.input.slice(match.index + match[0].length).trim() === '';
  return letter && match[0].endsWith('.') && isLast ? '.' : '';
}
