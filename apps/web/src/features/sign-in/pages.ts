import { title } from '#web/features/sign-in/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/sign-in',
    title: title('title'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/sign-in/sign-in-page.tsx'),
    parseSearch: ({ redirect }) => ({ redirect }),
  },
];
