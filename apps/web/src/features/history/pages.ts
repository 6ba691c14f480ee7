import { History } from 'lucide-react';
import { DATE_RANGES, type DateRange } from '#web/features/history/date-range.ts';
import { HISTORY_PATH } from '#web/features/history/history-path.ts';
import { message } from '#web/features/history/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: HISTORY_PATH,
    title: message('title'),
    isFullBleed: true,
    load: () => import('#web/features/history/history-page.tsx'),
    navigation: [{ group: 'playground', order: 10, icon: History }],
    parseSearch: (search) => ({
      search: textOf(search.search),
      voice: textOf(search.voice),
      model: textOf(search.model),
      date:
        typeof search.date === 'string' && search.date in DATE_RANGES
          ? (search.date as DateRange)
          : undefined,
      /** An item to bring into view. */
      item: textOf(search.item),
    }),
  },
];
