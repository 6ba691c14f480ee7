import { message } from '#web/features/voice-library/messages.ts';
import { formatCount, formatMoney } from '#web/shared/format/numbers.ts';

/** What is counted of a shared voice, by days. */
export const measures = ['characters', 'users', 'cloned_by', 'credits', 'earnings'] as const;
export type Measure = (typeof measures)[number];

const NAMES = {
  characters: 'statCharacters',
  users: 'statUsers',
  cloned_by: 'statCopies',
  credits: 'statCredits',
  earnings: 'statEarnings',
} as const satisfies Record<Measure, string>;

export const measureName = (measure: Measure): string => message(NAMES[measure]);

/** Earnings come in cents. */
export const measureText = (measure: Measure, value: number): string =>
  measure === 'earnings' ? formatMoney(Math.round(value) / 100, 'usd') : formatCount(value);
