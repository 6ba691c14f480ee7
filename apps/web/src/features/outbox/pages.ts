import { Inbox } from 'lucide-react';
import { message } from '#web/features/outbox/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/outbox',
    title: message('title'),
    frame: 'settings',
    load: () => import('#web/features/outbox/outbox-page.tsx'),
    navigation: [{ group: 'settings', order: 90, icon: Inbox, isShown: ({ reads_outbox }) => reads_outbox }],
  },
];
