import { title } from '#web/features/single-sign-on/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/single-sign-on',
    title: title('returnTitle'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/single-sign-on/return-page.tsx'),
    parseSearch: ({ code, error }) => ({ code, error }),
  },
];
