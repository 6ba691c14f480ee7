import { type HistorySource, historySources } from '@mynah/contract/history/history-sources';
import { isDateRange, isDay } from '#web/features/history/date-range.ts';
import type { AddressValues } from '#web/shared/address-values.ts';

const isSource = (value: string | undefined): value is HistorySource =>
  historySources.some((source) => source === value);

/** What stands in the address of the history; what it does not know is as if it were not there. */
export const readSearch = ({ search, voice, source, model, date, from, to, item }: AddressValues) => ({
  search: search || undefined,
  voice: voice || undefined,
  source: isSource(source) ? source : undefined,
  model: model || undefined,
  date: isDateRange(date) ? date : undefined,
  from: date === 'custom' && isDay(from) ? from : undefined,
  to: date === 'custom' && isDay(to) ? to : undefined,
  /** An item to bring into view. */
  item: item || undefined,
});
