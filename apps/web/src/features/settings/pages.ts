import { Settings } from 'lucide-react';
import { message } from '#web/features/settings/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings',
    title: message('title'),
    frame: 'settings',
    load: () => import('#web/features/settings/settings-page.tsx'),
    navigation: [{ group: 'settings', order: 0, icon: Settings, label: message('general') }],
  },
];
