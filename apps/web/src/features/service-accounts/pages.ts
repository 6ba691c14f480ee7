import { Bot } from 'lucide-react';
import { title } from '#web/features/service-accounts/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/service-accounts',
    title: title('title'),
    frame: 'workspace',
    load: () => import('#web/features/service-accounts/service-accounts-page.tsx'),
    navigation: [{ group: 'workspace', order: 20, icon: Bot }],
  },
];
