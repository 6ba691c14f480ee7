import { title } from '#web/features/join/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/join',
    title: title('pageTitle'),
    access: 'public',
    frame: 'bare',
    parseSearch: ({ invite_code }) => ({ invite_code }),
    load: () => import('#web/features/join/join-page.tsx'),
  },
];
