import { message } from '#web/features/staff/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

/** In no navigation: only staff know of it. */
export const pages: PageDefinition[] = [
  {
    path: '/app/admin',
    title: message('title'),
    load: () => import('#web/features/staff/staff-page.tsx'),
  },
];
