import { title } from '#web/features/staff/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

/** In no navigation: only staff know of it. */
export const pages: PageDefinition[] = [
  {
    path: '/app/admin',
    title: title('title'),
    parseSearch: ({ section }) => ({ section }),
    load: () => import('#web/features/staff/staff-page.tsx'),
  },
];
