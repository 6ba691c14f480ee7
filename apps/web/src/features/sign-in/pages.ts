import { message } from '#web/features/sign-in/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/sign-in',
    title: message('title'),
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/sign-in/sign-in-page.tsx'),
    parseSearch: ({ redirect }) => ({ redirect }),
  },
];
