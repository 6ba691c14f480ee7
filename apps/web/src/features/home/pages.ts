import { House } from 'lucide-react';
import { title } from '#web/features/home/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/home',
    title: title('title'),
    load: () => import('#web/features/home/home-page.tsx'),
    navigation: [{ group: 'main', order: 0, icon: House }],
  },
];
