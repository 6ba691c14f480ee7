import { type HistorySource, historySources } from '@mynah/contract/history';
import { History } from 'lucide-react';
import { isDateRange, isDay } from '#web/features/history/date-range.ts';
import { HISTORY_PATH } from '#web/features/history/history-path.ts';
import { title } from '#web/features/history/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const isSource = (value: unknown): value is HistorySource =>
  historySources.some((source) => source === value);

export const pages: PageDefinition[] = [
  {
    path: HISTORY_PATH,
    title: title('title'),
    isFullBleed: true,
    load: () => import('#web/features/history/history-page.tsx'),
    navigation: [{ group: 'playground', order: 10, icon: History }],
    parseSearch: ({ search, voice, source, model, date, from, to, item }) => ({
      search: textOf(search),
      voice: textOf(voice),
      source: isSource(source) ? source : undefined,
      model: textOf(model),
      date: isDateRange(date) ? date : undefined,
      from: date === 'custom' && isDay(from) ? from : undefined,
      to: date === 'custom' && isDay(to) ? to : undefined,
      /** An item to bring into view. */
      item: textOf(item),
    }),
  },
];
