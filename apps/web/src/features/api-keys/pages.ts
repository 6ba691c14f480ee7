import { KeyRound } from 'lucide-react';
import { message } from '#web/features/api-keys/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/api-keys',
    title: message('title'),
    frame: 'settings',
    load: () => import('#web/features/api-keys/api-keys-page.tsx'),
    navigation: [
      { group: 'build', order: 0, icon: KeyRound },
      { group: 'settings', order: 10, icon: KeyRound },
    ],
  },
];
