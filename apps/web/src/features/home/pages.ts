import { House } from 'lucide-react';
import { message } from '#web/features/home/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/home',
    title: message('title'),
    load: () => import('#web/features/home/home-page.tsx'),
    navigation: [{ group: 'main', order: 0, icon: House }],
  },
];
