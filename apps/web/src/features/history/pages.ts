import { History } from 'lucide-react';
import { BIN_PATH, HISTORY_PATH } from '#web/features/history/history-path.ts';
import { title } from '#web/features/history/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: HISTORY_PATH,
    title: title('title'),
    isFullBleed: true,
    load: () => import('#web/features/history/history-page.tsx'),
    navigation: [{ group: 'playground', order: 10, icon: History }],
  },
  {
    path: BIN_PATH,
    title: title('binTitle'),
    load: () => import('#web/features/history/bin/bin-page.tsx'),
  },
];
