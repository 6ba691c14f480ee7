import { publicPages } from '@mynah/contract/public-pages';
import { Wind } from 'lucide-react';
import {
  CATEGORY_PATH,
  EXPLORE_PATH,
  GENERATE_PATH,
  HISTORY_PATH,
  SEARCH_PATH,
  SOUND_PATH,
} from '#web/features/sound-effects/paths.ts';
import { title } from '#web/features/sound-effects/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const pages: PageDefinition[] = [
  {
    path: GENERATE_PATH,
    title: title('title'),
    isFullBleed: true,
    isForEditors: true,
    load: () => import('#web/features/sound-effects/generate-page.tsx'),
    navigation: [{ group: 'playground', order: 3, icon: Wind }],
    parseSearch: (search) => ({
      /** What to start with. */
      text: textOf(search.text),
      /** A history item to take up again. */
      restore: textOf(search.restore),
    }),
  },
  {
    path: HISTORY_PATH,
    title: title('historyTitle'),
    isFullBleed: true,
    load: () => import('#web/features/sound-effects/history-page.tsx'),
  },
  {
    path: EXPLORE_PATH,
    title: title('exploreTitle'),
    isFullBleed: true,
    load: () => import('#web/features/sound-effects/explore-page.tsx'),
  },
  {
    path: SEARCH_PATH,
    title: title('searchTitle'),
    isFullBleed: true,
    load: () => import('#web/features/sound-effects/explore-page.tsx'),
    parseSearch: ({ search }) => ({ search: textOf(search) }),
  },
  {
    path: CATEGORY_PATH,
    title: title('categoryTitle'),
    isFullBleed: true,
    load: () => import('#web/features/sound-effects/explore-page.tsx'),
    parseSearch: ({ category, search }) => ({ category: textOf(category), search: textOf(search) }),
  },
  {
    path: publicPages.soundEffects.path,
    title: publicPages.soundEffects.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/sound-effects/public/library-page.tsx'),
    parseSearch: ({ category, search }) => ({ category: textOf(category), search: textOf(search) }),
  },
  {
    path: SOUND_PATH,
    title: title('soundTitle'),
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/sound-effects/public/sound-page.tsx'),
  },
];
