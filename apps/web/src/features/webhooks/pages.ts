import { Webhook } from 'lucide-react';
import { title } from '#web/features/webhooks/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/webhooks',
    title: title('title'),
    frame: 'settings',
    load: () => import('#web/features/webhooks/own-webhooks-page.tsx'),
    navigation: [{ group: 'settings', order: 20, icon: Webhook }],
  },
  {
    path: '/app/workspace/webhooks',
    title: title('title'),
    frame: 'workspace',
    load: () => import('#web/features/webhooks/workspace-webhooks-page.tsx'),
    navigation: [{ group: 'workspace', order: 40, icon: Webhook }],
  },
];
