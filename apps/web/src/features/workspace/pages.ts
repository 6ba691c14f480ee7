import { Group, ListChecks, Users } from 'lucide-react';
import { title } from '#web/features/workspace/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/members',
    title: title('members'),
    frame: 'workspace',
    load: () => import('#web/features/workspace/members-page.tsx'),
    navigation: [
      { group: 'workspace', order: 0, icon: Users },
      { group: 'build', order: 20, icon: Users, label: title('workspace') },
    ],
  },
  {
    path: '/app/workspace/groups',
    title: title('groups'),
    frame: 'workspace',
    load: () => import('#web/features/workspace/groups-page.tsx'),
    navigation: [{ group: 'workspace', order: 10, icon: Group }],
  },
  {
    path: '/app/workspace/permissions',
    title: title('permissionsTitle'),
    frame: 'workspace',
    load: () => import('#web/features/workspace/permissions-page.tsx'),
    navigation: [{ group: 'workspace', order: 15, icon: ListChecks }],
  },
];
