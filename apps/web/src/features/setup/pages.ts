import { message } from '#web/features/setup/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/setup',
    title: message('title'),
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/setup/setup-page.tsx'),
    parseSearch: ({ token }) => ({ token }),
  },
];
