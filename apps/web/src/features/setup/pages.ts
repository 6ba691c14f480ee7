import { title } from '#web/features/setup/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/setup',
    title: title('title'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/setup/setup-page.tsx'),
    parseSearch: ({ token }) => ({ token }),
  },
];
