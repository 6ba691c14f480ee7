import { Bot } from 'lucide-react';
import { message } from '#web/features/service-accounts/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/service-accounts',
    title: message('title'),
    frame: 'workspace',
    load: () => import('#web/features/service-accounts/service-accounts-page.tsx'),
    navigation: [{ group: 'workspace', order: 20, icon: Bot }],
  },
];
