import { ShieldCheck } from 'lucide-react';
import { message } from '#web/features/workspace-security/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/workspace/security',
    title: message('title'),
    frame: 'workspace',
    load: () => import('#web/features/workspace-security/security-page.tsx'),
    parseSearch: ({ test }) => ({ test }),
    navigation: [{ group: 'workspace', order: 40, icon: ShieldCheck, label: message('navigation') }],
  },
  {
    path: '/app/workspace/security/$providerId',
    title: message('peopleTitle'),
    frame: 'workspace',
    load: () => import('#web/features/workspace-security/people-page.tsx'),
  },
];
