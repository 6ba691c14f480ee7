import { BookOpenText } from 'lucide-react';
import { PROJECT_PATH, STUDIO_PATH } from '#web/features/studio/paths.ts';
import { title } from '#web/features/studio/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: STUDIO_PATH,
    title: title('title'),
    load: () => import('#web/features/studio/list/projects-page.tsx'),
    navigation: [{ group: 'products', order: 0, icon: BookOpenText }],
    parseSearch: ({ search, dialog }) => ({
      search: search || undefined,
      dialog: dialog === 'new' || dialog === 'podcast' ? dialog : undefined,
    }),
  },
  {
    path: PROJECT_PATH,
    title: title('projectTitle'),
    under: STUDIO_PATH,
    isFullBleed: true,
    load: () => import('#web/features/studio/project/project-page.tsx'),
    parseSearch: ({ chapter, block, dialog }) => ({
      chapter: chapter || undefined,
      block: block || undefined,
      dialog: dialog || undefined,
    }),
  },
];
