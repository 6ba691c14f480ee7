import type { Sums } from '#web/features/conversations/dashboard/sum-days.ts';
import { message } from '#web/features/conversations/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';

/** What is shown by days. */
export const measures = ['conversations', 'minutes', 'cost'] as const;
export type Measure = (typeof measures)[number];

const names = {
  conversations: 'measureConversations',
  minutes: 'measureMinutes',
  cost: 'measureCost',
} as const satisfies Record<Measure, string>;

export const measureName = (measure: Measure): string => message(names[measure]);

export const measureText = (measure: Measure, sums: Sums): string => writeMeasure(measure, sums[measure]);

export const writeMeasure = (measure: Measure, value: number): string =>
  formatExactCount(measure === 'minutes' ? Math.round(value * 10) / 10 : value);
