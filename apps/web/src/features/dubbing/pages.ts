import { Languages } from 'lucide-react';
import { DUB_PATH, DUBBING_PATH, LIVE_PATH } from '#web/features/dubbing/paths.ts';
import { title } from '#web/features/dubbing/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: DUBBING_PATH,
    title: title('title'),
    load: () => import('#web/features/dubbing/list/dubs-page.tsx'),
    navigation: [{ group: 'products', order: 10, icon: Languages }],
    parseSearch: ({ search, dialog, status, language }) => ({
      search: textOf(search),
      dialog: dialog === 'new' ? dialog : undefined,
      status: textOf(status),
      language: textOf(language),
    }),
  },
  {
    path: LIVE_PATH,
    title: title('liveTitle'),
    under: DUBBING_PATH,
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/dubbing/live/live-page.tsx'),
  },
  {
    path: DUB_PATH,
    title: title('dubTitle'),
    under: DUBBING_PATH,
    isFullBleed: true,
    load: () => import('#web/features/dubbing/course/dub-page.tsx'),
    parseSearch: ({ language }) => ({ language: textOf(language) }),
  },
];
