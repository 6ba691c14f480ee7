import { publicPages } from '@mynah/contract/public-pages';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: publicPages.filmSounds.path,
    title: publicPages.filmSounds.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/film-sounds/film-sounds-page.tsx'),
  },
];
