import { message } from '#web/features/single-sign-on/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/single-sign-on',
    title: message('returnTitle'),
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/single-sign-on/return-page.tsx'),
    parseSearch: ({ code, error }) => ({ code, error }),
  },
];
