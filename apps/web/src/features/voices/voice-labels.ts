import { message } from '#web/features/voices/messages.ts';
import { formatMoney } from '#web/shared/format/numbers.ts';

export const inWords = (value: string): string => value.replace(/_/g, ' ');

/** The first letter large, for chips and columns. */
export const asTitle = (value: string): string => {
  const words = inWords(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** VOI-072 to VOI-074. */
export function noticePeriodLabel(days: number): string {
  if (days > 366) return message('noticeTwoYears');
  if (days > 364) return message('noticeOneYear');
  return message('noticeDays', { count: days });
}

/** VOI-088. */
export const rateLabel = (rate: number): string => message('rate', { sum: formatMoney(rate, 'usd') });
