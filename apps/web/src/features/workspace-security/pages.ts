import { ShieldCheck } from 'lucide-react';
import { title } from '#web/features/workspace-security/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/security',
    title: title('title'),
    frame: 'workspace',
    load: () => import('#web/features/workspace-security/security-page.tsx'),
    parseSearch: ({ test }) => ({ test }),
    navigation: [{ group: 'workspace', order: 40, icon: ShieldCheck, label: title('navigation') }],
  },
  {
    path: '/app/workspace/security/$providerId',
    title: title('peopleTitle'),
    frame: 'workspace',
    load: () => import('#web/features/workspace-security/people-page.tsx'),
  },
];
