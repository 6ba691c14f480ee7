import { UserLock } from 'lucide-react';
import { title } from '#web/features/privacy/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/privacy',
    title: title('title'),
    frame: 'settings',
    load: () => import('#web/features/privacy/privacy-page.tsx'),
    navigation: [{ group: 'settings', order: 7, icon: UserLock }],
  },
];
