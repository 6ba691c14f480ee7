import { KeyRound } from 'lucide-react';
import { title } from '#web/features/api-keys/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/api-keys',
    title: title('title'),
    frame: 'settings',
    isForEditors: true,
    load: () => import('#web/features/api-keys/own-keys-page.tsx'),
    navigation: [
      { group: 'build', order: 0, icon: KeyRound },
      { group: 'settings', order: 10, icon: KeyRound },
    ],
  },
  {
    path: '/app/workspace/api-keys',
    title: title('workspaceTitle'),
    frame: 'workspace',
    load: () => import('#web/features/api-keys/workspace-keys-page.tsx'),
    navigation: [{ group: 'workspace', order: 30, icon: KeyRound, label: title('title') }],
  },
];
