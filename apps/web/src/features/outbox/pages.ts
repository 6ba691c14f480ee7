import { Inbox } from 'lucide-react';
import { title } from '#web/features/outbox/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/outbox',
    title: title('title'),
    frame: 'settings',
    load: () => import('#web/features/outbox/outbox-page.tsx'),
    navigation: [{ group: 'settings', order: 90, icon: Inbox, isShown: ({ reads_outbox }) => reads_outbox }],
  },
];
