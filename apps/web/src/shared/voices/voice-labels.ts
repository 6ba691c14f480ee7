import { formatMoney } from '#web/shared/format/numbers.ts';
import { message } from '#web/shared/voices/messages.ts';

export const inWords = (value: string): string => value.replace(/_/g, ' ');

/** Values whose words alone read badly. */
const titles: Readonly<Record<string, string>> = {
  informative_educational: 'Educational',
  entertainment_tv: 'Entertainment & TV',
  middle_aged: 'Middle-aged',
};

/** A label's value as people read it, for chips and columns. */
export const asTitle = (value: string): string => {
  const words = titles[value] ?? inWords(value);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** VOI-072 to VOI-074. */
export function noticePeriodLabel(days: number): string {
  if (days > 366) return message('noticeTwoYears');
  if (days > 364) return message('noticeOneYear');
  return message('noticeDays', { count: days });
}

/** VOI-088. Parts of a cent are a sum as well. */
export function rateLabel(dollars: number): string {
  const sum =
    dollars > 0 && dollars < 0.01 ? `$${Number(dollars.toPrecision(2))}` : formatMoney(dollars, 'usd');
  return message('rate', { sum });
}

/** Said elsewhere in a row, or nobody's business (VOI-063). */
const NO_BADGE = new Set(['gender', 'age', 'language']);

/** What the labels say, for badges; gender and age stay out of them. */
export const badgesOf = (labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(labels).flatMap(([key, value]) => (value && !NO_BADGE.has(key) ? [asTitle(value)] : []));
