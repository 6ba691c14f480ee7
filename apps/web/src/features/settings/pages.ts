import { Settings } from 'lucide-react';
import { title } from '#web/features/settings/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings',
    title: title('title'),
    frame: 'settings',
    load: () => import('#web/features/settings/settings-page.tsx'),
    navigation: [{ group: 'settings', order: 0, icon: Settings, label: title('general') }],
  },
];
